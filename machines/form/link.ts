import tlds from 'tlds' with { type: 'json' };

const endings: ReadonlySet<string> = new Set(tlds);

/** A scheme, a beginning that mail programs turn into a link, or a numeric address. */
const opening = /\bhttps?:|\bmailto:|\w:\/\/|\bwww\.\S|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/iu;

/** The last label of what may be a domain. A Latin one ends where a script without spaces begins. */
const ending =
  /(?<=[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_-]\.)(?:[a-z][a-z\d]*(?:-+[a-z\d]+)*(?!-*[\p{Script=Latin}\p{M}\d])|[\p{L}\p{M}\p{N}-]+(?![\p{L}\p{M}\p{N}-]))(?!\.[\p{L}\p{N}])/giu;

/** The text as a browser reads it: full-width letters and other scripts' full stops are converted, and invisible characters are removed. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。｡]/g, '.');

const isEnding = (label: string): boolean => endings.has(label) || label.startsWith('xn--');

/**
 * Whether a text holds a link, or something that a mail program makes a link of: a domain with an ending of the web, in small letters or
 * capitals. So “St.John” holds none, and “Amazon.com” does.
 */
export const hasLink = (text: string): boolean => {
  const read = plain(text);
  return opening.test(read) || (read.match(ending) ?? []).some((label) => isEnding(label.toLowerCase()));
};

export const linkInNameText = 'Put a space after each dot, and leave web addresses out.';

/** The problem of a person's own words that hold a link; null if they hold none. E-mails to strangers lead to the sender's page only. */
export const linkProblem = (message: string): string | null =>
  hasLink(message)
    ? 'Leave links out, and put a space after each dot. The e-mail already has the link to your page.'
    : null;
