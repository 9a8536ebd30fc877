import type { SavedMethod } from '#server/platform/payments/payments.ts';
import { type Link, letterHtml, type Paragraph } from './email-html.ts';
import type { Letter } from './mail.ts';

/** What a letter says; who gets it and why is added when it is sent. */
export type Written = Pick<Letter, 'subject' | 'text' | 'html'>;

/** Letters come from an address that is read. */
const closing = 'Questions? Just answer this mail.';

const asText = (part: Paragraph): string => {
  if (typeof part === 'string') return part;
  return 'url' in part ? `${part.text}: ${part.url}` : part.map((item) => `- ${item}`).join('\n');
};

/** Paragraphs, lists and links as a letter in both forms, saying the same; `link` is what there is to do, at the end. */
export const writeLetter = (subject: string, paragraphs: readonly Paragraph[], link: Link): Written => ({
  subject,
  text: [...paragraphs.map(asText), asText(link), closing].join('\n\n'),
  html: letterHtml(subject, paragraphs, link, closing),
});

type Shown = Pick<SavedMethod, 'type' | 'brand' | 'last4'>;

/** A saved payment method as its owner knows it: “your Visa ending in 1111”. */
export const methodInWords = (method: Shown | null): string => {
  if (!method) return 'your saved payment method';
  const { brand, last4, type } = method;
  if (last4) return `your ${brand ?? 'card'} ending in ${last4}`;
  return `your ${type === 'PayPalAccount' ? 'PayPal' : type === 'VenmoAccount' ? 'Venmo' : 'saved'} account`;
};
