import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Box, landPath, profileOf, ridgePath } from '#server/platform/pages/land.ts';
import { linesOf, type Run } from '#server/platform/typesetting/line.ts';
import { type Face, fontFile, lineMeasures, openFont, signsOf } from '#server/platform/typesetting/script.ts';

export const ink = '#0e1b17';
export const soft = '#46554e';
const line = '#e4dfd2';
const jersey = '#d9f24b';
export const margin = 56;

const brand = (weight: number): string[] =>
  ['latin', 'latin-ext'].map((part) => fontFile('instrument-sans', part, weight));

/** Headings use `display`. Other scripts have one weight, as people's names are never strong. */
const faces = {
  text: { own: brand(400), isBold: false },
  strong: { own: brand(600), isBold: false },
  display: { own: [fontFile('bricolage-grotesque', 'latin', 800), ...brand(600)], isBold: false },
} satisfies Record<string, Face>;

/** Between two lines, in addition to the letters' height. */
const lineGap = 3;

type Style = { weight?: keyof typeof faces; size?: number; color?: string; align?: 'left' | 'right' };

type About = {
  title: string;
  /** The same document drawn twice is identical to the byte. */
  madeAt: Date;
};

/** A sheet of US letter paper, written from the top; positions in points. */
export const openPaper = ({ title, madeAt }: About) => {
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  });
  const width = document.page.width - 2 * margin;
  const bottom = document.page.height - margin;
  const finished = buffer(document);
  const registered = new Set<string>();

  /** Sets the font for the next text; the document embeds it with its first letter. */
  const setIn = (file: string, size: number) => {
    if (!registered.has(file)) document.registerFont(file, openFont(file).bytes);
    registered.add(file);
    return document.font(file, size);
  };
  const widthOf = ({ text, file }: Run, size: number): number => setIn(file, size).widthOfString(text);

  /** Writes into a column that is `room` wide; returns where the next line begins. */
  const write = (text: string, x: number, y: number, room: number, style: Style = {}): number => {
    const { weight = 'text', size = 11, color = ink, align = 'left' } = style;
    document.fillColor(color);
    const { ascent, height } = lineMeasures(faces[weight]);
    const lines = linesOf(signsOf(text, faces[weight]), room, (run) => widthOf(run, size));
    lines.forEach((runs, index) => {
      const widths = runs.map((run) => widthOf(run, size));
      const baseline = y + index * (height * size + lineGap) + ascent * size;
      let at = align === 'right' ? x + room - widths.reduce((sum, one) => sum + one, 0) : x;
      for (const [place, run] of runs.entries()) {
        setIn(run.file, size).text(run.text, at, baseline, { baseline: 'alphabetic', lineBreak: false });
        at += widths[place] ?? 0;
      }
    });
    return y + lines.length * (height * size + lineGap);
  };

  return {
    width,
    write,

    /** The name and the landscape of an id, across the sheet: light, as a dark one would waste ink. Returns where the text begins. */
    head: (id: string): number => {
      const box: Box = { left: 0, top: 18, width: document.page.width, height: 60 };
      const profile = profileOf(id);
      document.path(landPath(profile, box)).fill(jersey);
      document.path(ridgePath(profile, box)).lineWidth(1.5).stroke(ink);
      const ground = box.top + box.height;
      document.moveTo(0, ground).lineTo(document.page.width, ground).lineWidth(1.5).stroke(ink);
      write('Product', margin, 24, width, { weight: 'display', size: 20 });
      return ground + 24;
    },

    /** A line over the whole width: a hairline between rows, a strong one above sums. */
    rule: (y: number, isStrong = false): void => {
      document
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(isStrong ? 1 : 0.5)
        .stroke(isStrong ? ink : line);
    },

    /** Where to continue when the next `height` has to stay together: here, or at the top of a new sheet. */
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
