import { flat, type Scheme, styleFor } from './ink.ts';
import { height, width } from './parts/land.ts';
import type { Crop, Scene } from './scenes/scene.ts';
import { scenes } from './scenes/scenes.ts';

export { scenes };

/** The scene of a subject's word; undefined where nobody drew one: nothing is shown then. */
export const sceneFor = (word: string): Scene | undefined =>
  Object.hasOwn(scenes, word) ? scenes[word] : undefined;

/** Left, top and width: a little less than is drawn, so that edges are never seen. */
const usual: Crop = [14, 16, 294];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A scene as an SVG file. */
export const drawScene = ({ says, draw, crop = usual }: Scene, scheme: Scheme = 'both'): string => {
  const inner = flat('sky', `M0 0H${width}V${height}H0Z`) + draw();
  const [left, top, across] = crop;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${across} ${(across * 5) / 8}" width="${width}" height="${height}" role="img"><title>${escaped(says)}</title><style>${styleFor(inner, scheme)}</style>${inner}</svg>`;
};
