import { summaryPdf } from './annual-summary.pdf.ts';
import { receiptPdf } from './receipt.pdf.ts';

// What the thread of `donation.drawing.ts` does, by name. All that a paper needs comes as one list.
export const receipt = ([row, charity]: Parameters<typeof receiptPdf>) => receiptPdf(row, charity);
export const summary = ([given, madeAt]: Parameters<typeof summaryPdf>) => summaryPdf(given, madeAt);
