import { html, type Markup, trusted } from '#server/platform/pages/html.ts';
import { type Box, landPath, pointAt, ridgePath, sceneOf } from '#server/platform/pages/land.ts';

const [width, height] = [600, 900];

/** A narrow view: the land continues on both sides. Each layer is higher and further back. */
const boxAt = (layer: number): Box => ({ left: -1150, top: 205 - layer * 48, width: 2200, height: 760 });
const land = (layer: number) => sceneOf('door', 1.5, layer * 0.1);

const road = ridgePath(land(0), boxAt(0));
const ground = landPath(land(0), boxAt(0));
const [x, y] = pointAt(land(0), (0.38 * width - boxAt(0).left) / boxAt(0).width, boxAt(0));
const dot = `M${x.toFixed(0)} ${y.toFixed(1)}h0.01`;

const contours = Array.from(
  { length: 8 },
  (_, index) => `<path class="contour" d="${ridgePath(land(index + 1), boxAt(index + 1))}"/>`,
).join('');

/**
 * The brand's climb: a profile with contour lines behind it and a rider part of the way up. Decoration only. It may be
 * stretched to any shape, so its lines keep their width and the rider is the round end of one.
 */
export const climb = (): Markup => html`<svg class="climb" viewBox="0 0 ${width} ${height}"
  preserveAspectRatio="none" aria-hidden="true" focusable="false">
  ${trusted(contours)}
  <path class="ahead" d="${ground}"/>
  <path class="ridden" d="${ground}"/>
  <path class="road" d="${road}"/>
  <path class="rider" d="${dot}"/><path class="rider core" d="${dot}"/>
</svg>`;
