import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { inDollars, inWords } from '#server/platform/mail/words.ts';
import { paidWithInWords } from './donation.letters.ts';
import { donorNameOf, generalFund, receiptNumber } from './donation.receipt.view.ts';
import type { ReceiptRow } from './donation.types.ts';

const packages = createRequire(import.meta.url);
const load = (file: string): Buffer =>
  readFileSync(packages.resolve(`@fontsource/instrument-sans/files/instrument-sans-${file}-normal.woff`));

// Read once: every receipt is set in them. A file holds one part of the alphabet.
const fonts = {
  text: { latin: load('latin-400'), more: load('latin-ext-400') },
  strong: { latin: load('latin-600'), more: load('latin-ext-600') },
};

const ink = '#0e1b17';
const soft = '#46554e';
const line = '#e4dfd2';
const margin = 56;

/** Beyond Latin-1 the signs stand in the other file, but for the dashes and quotes that the first has. */
const isInFirst = (sign: string): boolean => /[\u0020-\u00ff\u2013-\u2026\u20ac]/.test(sign);

/** Parts of a text that can be set in one font. */
const runsOf = (text: string): { text: string; part: 'latin' | 'more' }[] =>
  [
    ...text
      .normalize('NFC')
      .matchAll(/[\u0020-\u00ff\u2013-\u2026\u20ac]+|[^\u0020-\u00ff\u2013-\u2026\u20ac]+/g),
  ].map(([run]) => ({ text: run, part: isInFirst(run) ? 'latin' : 'more' }));

type Style = { weight?: keyof typeof fonts; size?: number; color?: string };

const rowsOf = (row: ReceiptRow): [string, string][] => {
  const { details, charge, amount } = row;
  const address = details?.donor.address;
  const tribute = details?.tribute;
  return [
    ['Receipt', receiptNumber(row)],
    ['Date', inWords(row.givenAt.toISOString().slice(0, 10))],
    ['Given by', row.organizationName ?? donorNameOf(row)],
    ...(row.organizationName ? [['Contact', donorNameOf(row)] as [string, string]] : []),
    ...(address
      ? [
          [
            'Address',
            [
              address.address,
              `${address.city}, ${address.state} ${address.postalCode}`,
              address.country,
            ].join(', '),
          ] as [string, string],
        ]
      : []),
    ['Given to', row.recipientName ?? generalFund],
    ...(tribute
      ? [[tribute.kind === 'honor' ? 'In honor of' : 'In memory of', tribute.name] as [string, string]]
      : []),
    ['Gift', inDollars(amount)],
    ...(charge > amount
      ? [['Processing fee you covered', inDollars(charge - amount)] as [string, string]]
      : []),
    ['Paid with', paidWithInWords(row).replace(/^your /, '')],
  ];
};

/** The receipt as a PDF, with its fonts in it: it looks the same in twenty years and on paper. */
export const receiptPdf = (row: ReceiptRow): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Receipt ${receiptNumber(row)}`, CreationDate: row.givenAt, ModDate: row.givenAt },
  });
  for (const [weight, parts] of Object.entries(fonts))
    for (const [part, font] of Object.entries(parts)) document.registerFont(`${weight}-${part}`, font);
  const width = document.page.width - 2 * margin;
  const labelWidth = 180;
  const finished = buffer(document);

  const write = (text: string, x: number, y: number, room: number, style: Style = {}): number => {
    const { weight = 'text', size = 11, color = ink } = style;
    document.fillColor(color);
    const runs = runsOf(text);
    runs.forEach((run, index) => {
      document.font(`${weight}-${run.part}`, size);
      const options = { width: room, continued: index < runs.length - 1, lineGap: 3 };
      if (index === 0) document.text(run.text, x, y, options);
      else document.text(run.text, options);
    });
    return document.y;
  };

  let y = write('Receipt for your gift', margin, margin, width, { weight: 'strong', size: 22 });
  y = write('Thank you. All of it goes to cancer research.', margin, y + 4, width, { color: soft });
  y += 20;
  for (const [label, value] of rowsOf(row)) {
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .stroke(line);
    const afterLabel = write(label, margin, y + 8, labelWidth, { color: soft });
    y = Math.max(afterLabel, write(value, margin + labelWidth, y + 8, width - labelWidth)) + 8;
  }
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(1)
    .stroke(ink);
  write('Charged', margin, y + 10, labelWidth, { weight: 'strong', size: 13 });
  y = write(inDollars(row.charge), margin + labelWidth, y + 10, width - labelWidth, {
    weight: 'strong',
    size: 13,
  });
  write(
    'You received no goods or services in exchange for this gift. Keep this receipt for your taxes.',
    margin,
    y + 28,
    width,
    { color: soft },
  );
  document.end();
  return finished;
};
