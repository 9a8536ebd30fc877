/**
 * The ground behind the transparent parts of an image: the site's light paper colour, or its ink. It doesn't change with the page, so an
 * image looks the same on a light and on a dark page.
 */
export const grounds = { paper: '#FAF8F2', ink: '#0E1B17' } as const;

/** Above this brightness, from 0 to 1, almost nothing stands out from paper: white, pale grey, yellow. */
const palest = 0.75;

/**
 * The ground on which an image stands out: paper, or ink where its visible parts are pale. Null if nothing is transparent.
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255, alpha not multiplied in
 */
export const groundOf = (pixels: ArrayLike<number>): string | null => {
  let visible = 0;
  let light = 0;
  let isOpaque = true;
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    if (alpha < 255) isOpaque = false;
    visible += alpha;
    light +=
      alpha *
      (0.2126 * (pixels[at - 3] ?? 0) + 0.7152 * (pixels[at - 2] ?? 0) + 0.0722 * (pixels[at - 1] ?? 0));
  }
  if (isOpaque) return null;
  return light > palest * 255 * visible ? grounds.ink : grounds.paper;
};
