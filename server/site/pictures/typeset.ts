import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** `display` for names and figures, `text` for the rest. */
export type Face = 'display' | 'text' | 'strong';

const packages = createRequire(import.meta.url);
const load = (family: string, subset: string, weight: number): Font =>
  create(
    readFileSync(packages.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
  ) as Font;

// Outlines are drawn, no text: a machine without fonts, as servers are, makes the same picture.
const faces: Record<Face, () => Font[]> = {
  display: () =>
    ['latin', 'latin-ext', 'vietnamese'].map((subset) => load('bricolage-grotesque', subset, 800)),
  text: () => ['latin', 'latin-ext'].map((subset) => load('instrument-sans', subset, 500)),
  strong: () => ['latin', 'latin-ext'].map((subset) => load('instrument-sans', subset, 700)),
};

const loaded = new Map<Face, Font[]>();

/** A face's fonts, one for each part of the alphabet; read when a picture first needs them. */
const fontsOf = (face: Face): Font[] => {
  const known = loaded.get(face) ?? faces[face]();
  loaded.set(face, known);
  return known;
};

const fontFor = (face: Face, letter: string): Font | undefined =>
  fontsOf(face).find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/**
 * What of a text can be drawn, or null where a letter or digit can't be: a name with holes in it is nobody's name.
 * Signs without a drawing, such as emoji, are left out.
 */
export const drawable = (text: string, face: Face): string | null => {
  const kept: string[] = [];
  for (const letter of text.normalize('NFC')) {
    if (fontFor(face, letter) && !/\p{C}/u.test(letter)) kept.push(letter);
    else if (/[\p{L}\p{N}]/u.test(letter)) return null;
    else kept.push(' ');
  }
  return kept.join('').replace(/\s+/g, ' ').trim() || null;
};

type Piece = { font: Font; text: string };

/** Text in pieces that one font can draw. */
const pieces = (text: string, face: Face): Piece[] => {
  const found: Piece[] = [];
  for (const letter of text) {
    const font = fontFor(face, letter);
    const last = found.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else found.push({ font, text: letter });
  }
  return found;
};

/** Letters of the large face stand closer. In em. */
const tracking: Record<Face, number> = { display: -0.02, text: 0, strong: 0 };

type Style = { face: Face /** Pixels. */; size: number };

const glyphsOf = (text: string, { face, size }: Style) =>
  pieces(text, face).flatMap(({ font, text: part }) => {
    const run = font.layout(part);
    return run.glyphs.map((glyph, index) => ({
      glyph,
      scale: size / font.unitsPerEm,
      advance: ((run.positions[index]?.xAdvance ?? 0) / font.unitsPerEm + tracking[face]) * size,
    }));
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
  const outlines = glyphsOf(text, style).map(({ glyph, scale, advance }) => {
    const place = `translate(${x.toFixed(2)} ${at.y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    x += advance;
    const outline = glyph.path.toSVG();
    return outline ? `<path transform="${place}" d="${outline}"/>` : '';
  });
  return `<g fill="${at.colour}">${outlines.join('')}</g>`;
};
