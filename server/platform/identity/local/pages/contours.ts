import { html, type Markup, trusted } from '#server/platform/pages/html.ts';

const width = 600;
const height = 900;

/** Height of the land at x (0 to 1), higher with every layer further back; a sum of sines, so always the same. */
const ridge = (x: number, layer: number): number => {
  const climb = 120 + 330 * x ** 1.6;
  const hills = 38 * Math.sin(6.1 * x + layer * 0.3) + 17 * Math.sin(14.3 * x + layer * 0.45);
  return climb + hills * (1 - x * 0.5) + layer * 46;
};

const line = (layer: number): string =>
  Array.from({ length: 61 }, (_, step) => {
    const x = step / 60;
    return `${step === 0 ? 'M' : 'L'}${(x * width).toFixed(0)} ${(height - ridge(x, layer)).toFixed(1)}`;
  }).join('');

const layers = Array.from({ length: 9 }, (_, layer) => layer);
const rider = { x: 0.38 * width, y: height - ridge(0.38, 0) };

const dot = `M${rider.x.toFixed(0)} ${rider.y.toFixed(1)}h0.01`;

/**
 * The brand's climb: a profile with contour lines behind it and a rider part of the way up. Decoration only. It may be
 * stretched to any shape, so its lines keep their width and the rider is the round end of one.
 */
export const climb = (): Markup => html`<svg class="climb" viewBox="0 0 ${width} ${height}"
  preserveAspectRatio="none" aria-hidden="true" focusable="false">
  ${trusted(layers.map((layer) => `<path class="contour" d="${line(layer)}"/>`).join(''))}
  <path class="ahead" d="${line(0)}L${width} ${height}L0 ${height}Z"/>
  <path class="ridden" d="${line(0)}L${width} ${height}L0 ${height}Z"/>
  <path class="road" d="${line(0)}"/>
  <path class="rider" d="${dot}"/><path class="rider core" d="${dot}"/>
</svg>`;
