import type { SavedMethod } from '#server/platform/payments/payments.ts';
import { type Climb, climbInWords } from './email-climb.ts';
import { emailHtml, type Link, type Paragraph } from './email-html.ts';
import type { Email, EmailKinds } from './mail.ts';

/** An e-mail's content; the recipient and the reason are added when it is sent. */
export type Written = Pick<Email, 'subject' | 'text' | 'html'>;

/** An example of an e-mail, made by the function that writes the real ones; `what` tells it from others of its kind. */
export type Sample = { what: string; letter: Written };

export type Samples<Kind extends keyof EmailKinds> = Readonly<Record<Kind, readonly Sample[]>>;

/** What surrounds the text of an e-mail. */
export type Around = {
  /** Why the recipient gets it, as the rest of a sentence after “because”. */
  because: string;
  /** The person whose landscape is in the header; a general one without it. */
  climb?: Climb;
};

/** E-mails come from an address that the organization reads. */
const questions = 'Questions? Reply to this e-mail.';

const asText = (part: Paragraph): string => {
  if (typeof part === 'string') return part;
  if ('url' in part) return `${part.text}: ${part.url}`;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in part) return part.quote.join('\n\n');
  return part.map((item) => `- ${item}`).join('\n');
};

/** The first sentence after the greeting. */
const preheaderOf = (paragraphs: readonly Paragraph[], subject: string): string =>
  paragraphs.find((part): part is string => typeof part === 'string' && !/^Hello\b/.test(part)) ?? subject;

/** Paragraphs, lists and links as an e-mail in both forms, with the same content; `link` is the action at the end. */
export const writeEmail = (
  subject: string,
  paragraphs: readonly Paragraph[],
  link: Link,
  { because, climb = { id: subject } }: Around,
): Written => {
  const closing = [
    `Product sent you this e-mail because ${because}. We don’t track whether you open it.`,
    questions,
  ];
  const figures = climbInWords(climb);
  return {
    subject,
    text: [
      ...paragraphs.map(asText),
      ...(figures === null ? [] : [figures]),
      asText(link),
      closing.join('\n'),
    ].join('\n\n'),
    html: emailHtml({
      subject,
      preheader: preheaderOf(paragraphs, subject),
      climb,
      paragraphs,
      link,
      closing,
    }),
  };
};

/** A person's text, line by line: in HTML a line break would be a space. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A saved payment method as its owner knows it: “your Visa ending in 1111”. */
export const methodInWords = (method: Pick<SavedMethod, 'type' | 'brand' | 'last4'> | null): string => {
  if (!method) return 'your saved payment method';
  const { brand, last4, type } = method;
  if (last4) return `your ${brand ?? 'card'} ending in ${last4}`;
  return `your ${type === 'PayPalAccount' ? 'PayPal' : type === 'VenmoAccount' ? 'Venmo' : 'saved'} account`;
};
