import { summaryPdf } from './annual-summary.pdf.ts';
import { receiptPdf } from './receipt.pdf.ts';

// The tasks of the drawing thread, by name. All data of a document come as one list.
export const receipt = ([row, charity]: Parameters<typeof receiptPdf>) => receiptPdf(row, charity);
export const summary = ([given, madeAt]: Parameters<typeof summaryPdf>) => summaryPdf(given, madeAt);
