import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { linesOf, type Run } from './line.ts';
import { lineMeasures, openFont, signsOf, type Weight } from './script.ts';

export const ink = '#0e1b17';
export const soft = '#46554e';
const line = '#e4dfd2';
export const margin = 56;

/** Between two lines, on top of what the letters take. */
const lineGap = 3;

type Style = { weight?: Weight; size?: number; color?: string; align?: 'left' | 'right' };

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
  const width = document.page.width - 2 * margin;
  const bottom = document.page.height - margin;
  const finished = buffer(document);
  const registered = new Set<string>();

  /** Sets the font for what follows; it goes into the document with its first letter. */
  const setIn = (file: string, size: number) => {
    if (!registered.has(file)) document.registerFont(file, openFont(file).bytes);
    registered.add(file);
    return document.font(file, size);
  };
  const widthOf = ({ text, file }: Run, size: number): number => setIn(file, size).widthOfString(text);

  return {
    width,

    /** Writes into a column that is `room` wide; answers where the next line begins. */
    write: (text: string, x: number, y: number, room: number, style: Style = {}): number => {
      const { weight = 'text', size = 11, color = ink, align = 'left' } = style;
      document.fillColor(color);
      const { ascent, height } = lineMeasures(weight);
      const lines = linesOf(signsOf(text, weight), room, (run) => widthOf(run, size));
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
