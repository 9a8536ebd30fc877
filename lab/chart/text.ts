/** A piece of text in one tone, and a line of such pieces. */
export type Tone = 'event' | 'guard' | 'action' | 'mark';
export type Span = { text: string; tone: Tone };
export type Line = { spans: Span[]; width: number };

/** The width of a text in pixels; `size` is the size of its letters. */
export type Measure = (text: string, size: number) => number;

/** Advance widths of Instrument Sans SemiBold in hundredths of its size, from the space to the tilde. */
const advances = [
  19, 30, 45, 73, 64, 79, 77, 26, 44, 44, 43, 54, 28, 49, 28, 44, 68, 39, 56, 58, 62, 58, 62, 56, 60, 62, 28,
  28, 54, 54, 54, 58, 87, 73, 65, 75, 76, 63, 59, 76, 73, 25, 43, 71, 59, 90, 73, 79, 67, 81, 66, 64, 66, 70,
  73, 109, 71, 70, 63, 44, 44, 44, 54, 47, 35, 56, 62, 55, 62, 57, 37, 62, 61, 26, 26, 56, 26, 94, 61, 60, 62,
  62, 39, 49, 41, 60, 54, 80, 59, 54, 51, 44, 23, 44, 54,
];
const widest = 109;

/**
 * Measures without a browser, so that a layout made in Node fits the page. The bold letters are the widest that a chart uses: text in other
 * weights has room to spare.
 */
export const measureText: Measure = (text, size) =>
  ([...text].reduce((sum, letter) => sum + (advances[letter.charCodeAt(0) - 32] ?? widest), 0) * size) / 100;

/** Breaks a text between its pieces where a line would be wider than `room`. */
export const wrap = (spans: readonly Span[], room: number, widthOf: (text: string) => number): Line[] => {
  const lines: Line[] = [];
  for (const span of spans) {
    const last = lines.at(-1);
    const width = widthOf(span.text);
    const joined = (last?.width ?? 0) + widthOf(' ') + width;
    if (last === undefined || joined > room) lines.push({ spans: [span], width });
    else {
      last.spans.push(span);
      last.width = joined;
    }
  }
  return lines;
};
