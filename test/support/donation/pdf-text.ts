import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their number, streams unpacked. */
const objectsOf = (pdf: Buffer): Map<string, string> => {
  const parts = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...parts].map(([, id = '', body = '']) => {
      const stream = /^([\s\S]*?)stream\n([\s\S]*)\nendstream$/.exec(body);
      const [, about = '', content = ''] = stream ?? [];
      if (!stream || !about.includes('/FlateDecode')) return [id, body];
      return [id, inflateSync(Buffer.from(content, 'latin1')).toString('latin1')];
    }),
  );
};

const inFours = (hex: string): number[] =>
  (hex.match(/[0-9a-f]{4}/g) ?? []).map((part) => Number.parseInt(part, 16));

/** A font's glyphs by what they say. */
const emailsOf = (map: string): string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => String.fromCharCode(...inFours(hex))),
  );

/**
 * What a PDF from pdfkit draws: the runs of its sheets one after the other, each from left to right. A glyph that the font lacks comes
 * out as U+0000, as it is drawn with the font's glyph for that.
 */
export const runsOfPdf = (pdf: Buffer): string[] => {
  const objects = objectsOf(pdf);
  const fonts = new Map(
    [...objects.values()].flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
        return [name, emailsOf(objects.get(map) ?? '')] as const;
      }),
    ),
  );
  return [...objects.values()].flatMap((body) =>
    [...body.matchAll(/^BT\n([\s\S]*?)\nET$/gm)].map(([, drawing = '']) => {
      const [, font = ''] = /\/(F\d+) \S+ Tf/.exec(drawing) ?? [];
      const glyphs = [...drawing.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => inFours(hex));
      return glyphs.map((glyph) => fonts.get(font)?.[glyph] ?? '\0').join('');
    }),
  );
};
