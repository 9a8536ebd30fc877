import { encode } from 'uqr';
import { flowError } from '#machines/flow-error.ts';

/** Modules of the quiet zone around a code, without which many readers don't find it. */
const quiet = 4;

/** The minimum width in pixels, so that a printed code is sharp. */
const leastWidth = 1024;

export type QrCode = {
  /** Modules from edge to edge, including the quiet zone. */
  size: number;
  /** The dark modules as one SVG path, one unit for each module. */
  path: string;
};

/** The runs of dark modules in a line, each as a rectangle. */
const runsOf = (line: readonly boolean[], y: number): string =>
  line
    .map((isDark, x) => {
      if (!isDark || line[x - 1]) return '';
      const end = line.indexOf(false, x);
      return `M${x + quiet} ${y + quiet}h${(end === -1 ? line.length : end) - x}v1H${x + quiet}z`;
    })
    .join('');

/** An address as a QR code that is readable with up to 15 % of it dirty or covered. */
export const qrCodeOf = (address: string): QrCode => {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  return { size: data.length + 2 * quiet, path: data.map(runsOf).join('') };
};

/** Always dark on white, in both color schemes: readers expect it, and printers have no dark mode. */
export const qrColours = { dark: '#000000', light: '#ffffff' } as const;

/** The code as an SVG file, to print at any size. */
export const qrSvg = ({ size, path }: QrCode): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${leastWidth}" height="${leastWidth}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="${qrColours.light}"/><path d="${path}" fill="${qrColours.dark}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

/** The code as a PNG; each module has the same whole number of pixels. Rejects where the browser can't draw. */
export const qrPng = async ({ size, path }: QrCode): Promise<Blob> => {
  const scale = Math.ceil(leastWidth / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  const noDrawing = 'This browser can’t draw the picture. Save the code as SVG instead.';
  if (context === null) throw flowError({ kind: 'unexpected', message: noDrawing });
  context.fillStyle = qrColours.light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = qrColours.dark;
  context.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw flowError({ kind: 'unexpected', message: noDrawing });
  return blob;
};
