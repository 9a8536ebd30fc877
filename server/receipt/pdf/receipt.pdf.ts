import { landOf } from '#server/receipt/receipt.links.ts';
import type { CharitySettings } from '#server/receipt/receipt.settings.ts';
import type { ReceiptRow } from '#server/receipt/receipt.view.ts';
import { receiptTexts } from './receipt.messages.ts';
import { margin, openPaper, soft } from './sheet.ts';

const labelWidth = 180;

/** The receipt as a PDF with embedded fonts: it looks the same in twenty years and in print. */
export const receiptPdf = (row: ReceiptRow, charity: CharitySettings): Promise<Buffer> => {
  const { title, name, thanks, rows, sum, notes } = receiptTexts(row, charity);
  const { width, head, write, rule, finish } = openPaper({ title: name, madeAt: row.givenAt });
  let y = head(landOf(row));
  y = write(title, margin, y, width, { weight: 'display', size: 26 });
  y = write(thanks, margin, y + 4, width, { color: soft });
  y += 20;
  for (const [label, value] of rows) {
    rule(y);
    const afterLabel = write(label, margin, y + 8, labelWidth, { color: soft });
    y = Math.max(afterLabel, write(value, margin + labelWidth, y + 8, width - labelWidth)) + 8;
  }
  rule(y, true);
  const strong = { weight: 'strong', size: 13 } as const;
  write(sum[0], margin, y + 10, labelWidth, strong);
  y = write(sum[1], margin + labelWidth, y + 10, width - labelWidth, strong) + 22;
  for (const note of notes) y = write(note, margin, y + 6, width, { color: soft });
  return finish();
};
