import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { unpackedFont } from './donation.font.ts';

const packages = createRequire(import.meta.url);
const load = (file: string): Buffer =>
  unpackedFont(
    readFileSync(packages.resolve(`@fontsource/instrument-sans/files/instrument-sans-${file}-normal.woff`)),
  );

// Read once: every receipt is set in them. A file holds one part of the alphabet.
const fonts = {
  text: { latin: load('latin-400'), more: load('latin-ext-400') },
  strong: { latin: load('latin-600'), more: load('latin-ext-600') },
};

export const ink = '#0e1b17';
export const soft = '#46554e';
const line = '#e4dfd2';
export const margin = 56;

/** Beyond Latin-1 the signs stand in the other file, but for the dashes and quotes that the first has. */
const isInFirst = (sign: string): boolean => /[\u0020-\u00ff\u2013-\u2026\u20ac]/.test(sign);

/** Parts of a text that can be set in one font. */
const runsOf = (text: string): { text: string; part: 'latin' | 'more' }[] =>
  [
    ...text
      .normalize('NFC')
      .matchAll(/[\u0020-\u00ff\u2013-\u2026\u20ac]+|[^\u0020-\u00ff\u2013-\u2026\u20ac]+/g),
  ].map(([run]) => ({ text: run, part: isInFirst(run) ? 'latin' : 'more' }));

type Style = { weight?: keyof typeof fonts; size?: number; color?: string; align?: 'left' | 'right' };

type About = {
  title: string;
  /** The same document made twice is the same to the byte. */
  madeAt: Date;
};

/** A sheet of letter paper, written from the top; places in points. */
export const openPaper = ({ title, madeAt }: About) => {
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  });
  for (const [weight, parts] of Object.entries(fonts))
    for (const [part, font] of Object.entries(parts)) document.registerFont(`${weight}-${part}`, font);
  const width = document.page.width - 2 * margin;
  const bottom = document.page.height - margin;
  const finished = buffer(document);

  return {
    width,

    /** Writes into a column that is `room` wide; answers where the next line begins. */
    write: (text: string, x: number, y: number, room: number, style: Style = {}): number => {
      const { weight = 'text', size = 11, color = ink, align = 'left' } = style;
      document.fillColor(color);
      const runs = runsOf(text);
      runs.forEach((run, index) => {
        document.font(`${weight}-${run.part}`, size);
        const options = { width: room, continued: index < runs.length - 1, lineGap: 3, align };
        if (index === 0) document.text(run.text, x, y, options);
        else document.text(run.text, options);
      });
      return document.y;
    },

    /** A line over the whole width: a hairline between rows, a strong one over what they come to. */
    rule: (y: number, isStrong = false): void => {
      document
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(isStrong ? 1 : 0.5)
        .stroke(isStrong ? ink : line);
    },

    /** Where to go on when the next `height` has to stay in one piece: here, or at the top of a new sheet. */
    keep: (y: number, height: number): number => {
      if (y + height <= bottom) return y;
      document.addPage();
      return margin;
    },

    finish: (): Promise<Buffer> => {
      document.end();
      return finished;
    },
  };
};

export type Paper = ReturnType<typeof openPaper>;
