"""What all the tests share: how hard Hypothesis searches here and on the build machine."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# The same examples on every run where a red build must mean a change, fresh ones at a desk.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("desk", deadline=None, suppress_health_check=_SLOW)
settings.register_profile("ci", deadline=None, suppress_health_check=_SLOW, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
