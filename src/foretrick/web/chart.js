/** The totals round by round as lines that carry their names; the axes and paths are Chartist's. */
import { LineChart } from "chartist";
import { html, useEffect, useRef } from "./lib.js";
import { figure, sideHead, sideName } from "./format.js";
import { both, language, say } from "./say.js";
import { prefs } from "./store.js";

/** @typedef {import("./types").View} View */
/** @typedef {{players: string[], sides: number[][]}} Sides */
/** @typedef {{x: number, y: number}} End */
/** @typedef {{x1: number, x2: number, y1: number, y2: number}} Frame */
/**
 * What is drawn: a line for each of `series`, the text of each place along the bottom (empty: none), the words at
 * the ends for a width, whether each point is marked, and who is told of the frame whenever it has been drawn.
 * @typedef {{series: number[][], ticks: string[], ends: (width: number) => string[][], marked: boolean, onFrame?: (frame: Frame) => void}} Lines
 */

const HEIGHT = 260;
/** In sixteenths of the lettering of the page, as the style sheet says it. */
const LABEL_GAP = 18;
const LABEL_SIZE = 15;
const LABEL_INDENT = 34;
const WIDEST_LABEL = 0.36;
const WIDEST_PAIR = 0.42;
const TICK_SPACE = 30;

/** One shape and one dash a line, so that no line is told by its colour alone. */
export const MARKERS = [
  "M0-4.200a4.200 4.200 0 1 1 0 8.400a4.200 4.200 0 1 1 0-8.400Z",
  "M-3.800-3.800h7.600v7.600h-7.600Z",
  "M0-5 4.800 3.600h-9.600Z",
  "M0-5.400 5 0 0 5.400-5 0Z",
  "M0 5-4.800-3.600h9.600Z",
  "M-1.500-4.600h3v3.100h3.100v3h-3.100v3.100h-3v-3.100h-3.100v-3h3.100Z",
  "M0-5.400 1.500-1.700 5.400-1.500 2.400 1 3.400 4.800 0 2.700-3.400 4.800-2.400 1-5.400-1.500-1.500-1.700Z",
];
const DASHES = ["none", "9 4", "2.500 3.500", "12 4 2.500 4", "5 3", "16 5", "1.500 5"];

/** A length that grows with the lettering. @param {number} length */
const lettered = (length) => (length * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;

/** @type {CanvasRenderingContext2D|null} */
let ruler = null;
/** @param {string} text */
function widthOf(text) {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * 8;
  ruler.font = `600 ${lettered(LABEL_SIZE)}px ${getComputedStyle(document.documentElement).getPropertyValue("--font") || "sans-serif"}`;
  return ruler.measureText(text).width;
}

/**
 * @param {string} name
 * @param {number} room
 */
function shortened(name, room) {
  if (widthOf(name) <= room) return name;
  let short = name;
  while (short.length > 3 && widthOf(`${short}…`) > room) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}

/**
 * The lines of text at each end: name and figure beside each other, or under each other where names are long and
 * few, as those of partners are.
 * @param {Sides} about
 * @param {number[]} totals
 * @param {number} width
 * @returns {string[][]}
 */
export function endLabels(about, totals, width) {
  const paired = about.sides.some((seats) => seats.length > 1);
  const room = width * (paired ? WIDEST_PAIR : WIDEST_LABEL) - LABEL_INDENT;
  return about.sides.map((_, side) => {
    const name = sideHead(about, side);
    const total = figure(totals[side]);
    return paired ? [shortened(name, room), total] : [`${shortened(name, room - widthOf(` ${total}`))} ${total}`];
  });
}

/**
 * Heights for labels that want to stand at `wanted`: in the same order, never closer than the gap, within the frame.
 * @param {number[]} wanted
 * @param {number} top
 * @param {number} bottom
 * @param {number} [gap]
 * @returns {number[]}
 */
export function spread(wanted, top, bottom, gap = LABEL_GAP) {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const heights = [...wanted];
  let above = top - gap;
  for (const i of order) above = heights[i] = Math.max(heights[i], above + gap);
  let below = bottom + gap;
  for (const i of [...order].reverse()) below = heights[i] = Math.min(heights[i], below - gap);
  return heights;
}

/**
 * @param {any} group  a Chartist element
 * @param {{d: string, x: number, y: number, className: string}} marker
 */
const drawMarker = (group, { d, x, y, className }) =>
  group.elem("path", { d, transform: `translate(${x} ${y})` }, className);

/**
 * @param {any} chart
 * @param {Lines} lines
 * @param {() => number} widthNow
 */
function dress(chart, lines, widthNow) {
  /** @type {End[]} */
  let ends = [];
  chart.on("draw", (/** @type {any} */ drawn) => {
    if (drawn.type === "grid" && drawn.axis.units.pos === "y") {
      const value = drawn.axis.ticks[drawn.index];
      if (value === 0) drawn.element.addClass("zero");
      drawn.group.elem("text", { x: drawn.x1 - 7, y: drawn.y1 + 5, "text-anchor": "end" }, "tick").text(figure(value));
    } else if (drawn.type === "label") {
      const shown = drawn.axis.units.pos === "x" && drawn.text;
      if (shown) drawn.group.elem("text", { x: drawn.x, y: drawn.y + 16, "text-anchor": "middle" }, "tick").text(String(drawn.text));
      drawn.element.remove();
    } else if (drawn.type === "line") {
      const { seriesIndex, group, path } = drawn;
      drawn.element.attr({ "stroke-dasharray": DASHES[seriesIndex] });
      const points = path.pathElements;
      if (lines.marked) for (const { x, y } of points.slice(1)) drawMarker(group, { d: MARKERS[seriesIndex], x, y, className: "marker" });
      const last = points[points.length - 1];
      ends[seriesIndex] = { x: last.x, y: last.y };
    }
  });
  chart.on("created", (/** @type {any} */ made) => {
    const labels = lines.ends(widthNow());
    const line = lettered(LABEL_GAP);
    const gap = line * labels[0].length;
    const heights = spread(ends.map(({ y }) => y), made.chartRect.y2, made.chartRect.y1, gap);
    const layer = made.svg.elem("g", {}, "end-labels");
    ends.forEach(({ x, y }, i) => {
      const group = layer.elem("g", {}, `line-${i}`);
      group.elem("path", { d: `M${x + 7} ${y}L${x + 15} ${heights[i]}` }, "leader");
      drawMarker(group, { d: MARKERS[i], x: x + 22, y: heights[i], className: "marker" });
      labels[i].forEach((words, row) =>
        group.elem("text", { x: x + 31, y: heights[i] + 5 + row * line }, row ? "end-label end-total" : "end-label").text(words),
      );
    });
    made.svg.attr({ viewBox: `0 0 ${made.svg.width()} ${HEIGHT}`, "aria-hidden": "true" });
    ends = [];
    lines.onFrame?.(made.chartRect);
  });
}

/**
 * Draws lines that carry their names, anew whenever the room changes.
 * @param {HTMLElement} place
 * @param {Lines} lines
 * @returns {() => void} takes them away
 */
export function drawLines(place, lines) {
  const named = lines.ticks.filter(Boolean).length;
  const options = () => {
    const widest = Math.max(...lines.ends(place.clientWidth).flat().map(widthOf));
    const every = Math.ceil((named * lettered(TICK_SPACE)) / Math.max(60, place.clientWidth - widest - 90));
    /** The last is always said. @param {number} i */
    const said = (i) => (named - 1 - lines.ticks.slice(0, i).filter(Boolean).length) % every === 0;
    return {
      height: HEIGHT,
      fullWidth: true,
      showPoint: false,
      lineSmooth: false,
      chartPadding: { top: 12, right: widest + 38, bottom: 6, left: 6 },
      axisX: { showGrid: false, offset: 24, labelInterpolationFnc: (/** @type {any} */ label, /** @type {number} */ i) => (label && said(i) ? label : "") },
      axisY: { onlyInteger: true, offset: lettered(42), scaleMinSpace: 34 },
    };
  };
  const series = lines.series.map((data, side) => ({ className: `line-${side}`, data }));
  const chart = new LineChart(place, { labels: lines.ticks, series }, options());
  dress(chart, lines, () => place.clientWidth);
  let width = place.clientWidth;
  const watcher = new ResizeObserver(() => {
    if (Math.abs(place.clientWidth - width) < 2) return;
    width = place.clientWidth;
    chart.update(undefined, options());
  });
  watcher.observe(place);
  return () => {
    watcher.disconnect();
    chart.detach();
    place.replaceChildren();
  };
}

/** @param {View} view */
function summary(view) {
  const totals = view.sheet[view.sheet.length - 1].totals;
  const order = totals.map((_, side) => side).sort((a, b) => totals[b] - totals[a]);
  const words = order.map((side) => `${sideName(view, side)} ${figure(totals[side])}`);
  return say("scoresheet-chart", { round: view.sheet.length, totals: both(words) });
}

/**
 * @param {HTMLElement} place
 * @param {View} view
 * @returns {() => void} takes it away
 */
function drawTotals(place, view) {
  const totals = view.sheet[view.sheet.length - 1].totals;
  return drawLines(place, {
    series: view.sides.map((_, side) => [0, ...view.sheet.map((row) => row.totals[side])]),
    ticks: ["0", ...view.sheet.map((row) => String(row.round))],
    ends: (width) => endLabels(view, totals, width),
    marked: true,
  });
}

/** @param {{view: View}} props */
export function TotalsChart({ view }) {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => (place.current ? drawTotals(place.current, view) : undefined), [view.sheet.length, view.players.join(), language.value, prefs.value.type]);
  return html`<figure class="totals-chart">
    <div class="totals-plot" role="img" aria-label=${summary(view)} ref=${place}></div>
    <figcaption>${say("scoresheet-totals-by-round")}</figcaption>
  </figure>`;
}
