import type { SavedMethod } from '#server/platform/payments/payments.ts';
import type { Letter } from './mail.ts';
import { escaped } from './words.ts';

type Paragraph = string | readonly string[];
/** What a letter says; who gets it and why is added when it is sent. */
export type Written = Pick<Letter, 'subject' | 'text' | 'html'>;

/** Paragraphs and lists as a letter in both forms, with one link at the end. */
export const writeLetter = (
  subject: string,
  paragraphs: readonly Paragraph[],
  link: { text: string; url: string },
): Written => {
  const text = paragraphs.map((part) =>
    typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n'),
  );
  const html = paragraphs.map((part) =>
    typeof part === 'string'
      ? `<p>${escaped(part)}</p>`
      : `<ul>${part.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  );
  return {
    subject,
    text: [...text, `${link.text}: ${link.url}`].join('\n\n'),
    html: [...html, `<p><a href="${escaped(link.url)}">${escaped(link.text)}</a></p>`].join('\n'),
  };
};

type Shown = Pick<SavedMethod, 'type' | 'brand' | 'last4'>;

/** A saved payment method as its owner knows it: “your Visa ending in 1111”. */
export const methodInWords = (method: Shown | null): string => {
  if (!method) return 'your saved payment method';
  const { brand, last4, type } = method;
  if (last4) return `your ${brand ?? 'card'} ending in ${last4}`;
  return `your ${type === 'PayPalAccount' ? 'PayPal' : type === 'VenmoAccount' ? 'Venmo' : 'saved'} account`;
};
