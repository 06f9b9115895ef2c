/** The libraries of the client under one roof; every other file takes them from here. */
export { Fragment, h, render } from "preact";
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, untracked, useComputed, useSignal } from "@preact/signals";
export { html } from "htm/preact";
