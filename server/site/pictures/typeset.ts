import { runsOnLine } from '#server/platform/typesetting/line.ts';
import {
  type Face as Fonts,
  fontFile,
  graphemesOf,
  isDrawn,
  openFont,
  signsOf,
} from '#server/platform/typesetting/script.ts';

/** `display` for names and figures, `text` for the rest. */
export type Face = 'display' | 'text' | 'strong';

const ofBrand = (family: string, weight: number, parts: readonly string[]): Fonts => ({
  own: parts.map((part) => fontFile(family, part, weight)),
  isBold: weight > 500,
});

// The SVG has outlines instead of text: a machine without fonts, as servers are, makes the same picture.
const fontsOf: Record<Face, Fonts> = {
  display: ofBrand('bricolage-grotesque', 800, ['latin', 'latin-ext', 'vietnamese']),
  text: ofBrand('instrument-sans', 500, ['latin', 'latin-ext']),
  strong: ofBrand('instrument-sans', 700, ['latin', 'latin-ext']),
};

/** No font here has all emoji, and the look-up would read the largest font. */
const isEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * The drawable form of a text, or null if a letter or digit can't be drawn: a name with gaps would be wrong. Undrawable signs, such as
 * emoji, are left out.
 */
export const drawable = (text: string, face: Face): string | null => {
  const kept: string[] = [];
  for (const sign of graphemesOf(text.normalize('NFC').replace(/\p{Bidi_Control}/gu, ''))) {
    if (!/\p{Cc}/u.test(sign) && !isEmoji.test(sign) && isDrawn(sign, fontsOf[face])) kept.push(sign);
    else if (/[\p{L}\p{N}]/u.test(sign)) return null;
    else kept.push(' ');
  }
  return kept.join('').replace(/\s+/g, ' ').trim() || null;
};

/** Large letters are set closer; those of other scripts may join, and keep their distances. In em. */
const tracking: Record<Face, number> = { display: -0.02, text: 0, strong: 0 };

type Style = { face: Face /** Pixels. */; size: number };

/** The glyphs of one line from left to right. Lengths in pixels, upwards and to the right. */
const glyphsOf = (text: string, { face, size }: Style) =>
  runsOnLine(signsOf(text, fontsOf[face])).flatMap(({ file, text: part }) => {
    const { font } = openFont(file);
    const scale = size / font.unitsPerEm;
    const closer = fontsOf[face].own.includes(file) ? tracking[face] * size : 0;
    const { glyphs, positions } = font.layout(part);
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return {
        glyph,
        scale,
        advance: xAdvance * scale + closer,
        right: xOffset * scale,
        up: yOffset * scale,
      };
    });
  });

/** Width in pixels. */
export const widthOf = (text: string, style: Style): number =>
  glyphsOf(text, style).reduce((sum, { advance }) => sum + advance, 0);

/** A line of text as SVG; `x` and `y` are where its baseline begins, or ends. */
export const lineOf = (
  text: string,
  style: Style,
  at: { x: number; y: number; colour: string; isEnd?: boolean },
): string => {
  let x = at.isEnd ? at.x - widthOf(text, style) : at.x;
  const outlines = glyphsOf(text, style).map(({ glyph, scale, advance, right, up }) => {
    const place = `translate(${(x + right).toFixed(2)} ${Number((at.y - up).toFixed(2))}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    x += advance;
    const outline = glyph.path.toSVG();
    return outline ? `<path transform="${place}" d="${outline}"/>` : '';
  });
  return `<g fill="${at.colour}">${outlines.join('')}</g>`;
};
