"""The arena on a local Ray cluster of two nodes."""

from __future__ import annotations

import importlib.util

import pytest

from foretrick import arena
from tests.arena.contests import contest, outside, standing, timeless

HAS_RAY = importlib.util.find_spec("ray") is not None
needs_ray = pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install 'foretrick[cluster]'")
# Ray leaves sockets and files to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster():
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


@needs_ray
def test_two_nodes_tell_the_same_as_one_process(cluster):
    played = contest("steady,random,random", size=30)
    report = arena.run(played, ray=cluster.address)
    assert timeless(report) == timeless(arena.run(played))


@needs_ray
def test_a_worker_that_dies_on_the_cluster_loses_nothing(cluster, tmp_path):
    deadly = contest(f"{outside('deadly', tmp_path / 'done')},random,random", size=6)
    well = contest(f"{outside('well')},random,random", size=6)
    report = arena.run(deadly, ray=cluster.address)
    assert (tmp_path / "done").exists()
    assert standing(report, "other").slips == 0
    assert timeless(report.as_dict()["entrants"]) == timeless(arena.run(well).as_dict()["entrants"])


@needs_ray
def test_a_node_that_goes_away_loses_nothing(cluster):
    played = contest("steady,random,random", size=60)
    extra = cluster.add_node(num_cpus=1)
    removed: list[int] = []

    def remove(deal: int) -> None:
        if not removed:
            removed.append(deal)
            cluster.remove_node(extra, allow_graceful=False)

    assert timeless(arena.run(played, ray=cluster.address, on_deal=remove)) == timeless(arena.run(played))
    assert removed


@needs_ray
def test_a_cluster_that_is_not_there_is_told_in_a_sentence():
    with pytest.raises(arena.Stopped, match=r"The Ray cluster at '127\.0\.0\.1:1' cannot be reached: "):
        arena.run(contest("steady,random,random"), ray="127.0.0.1:1")


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(
        arena.Stopped, match=r"Ray is not installed: pip install 'foretrick\[cluster\]' adds it\."
    ):
        arena.run(contest("steady,random,random"), ray="auto")
