import * as z from 'zod/mini';
import { email } from '#machines/form/fields.ts';

/** The most addresses in one request. */
export const mostAddresses = 50;

/** The addresses in a typed or pasted text, each once, and the parts that are none. */
export type ReadAddresses = { addresses: string[]; unreadable: string[] };

const address = email('');

/** No label of a host name begins or ends with a hyphen: the contract refuses it. */
const strayHyphen = /[@.]-|-(?:\.|$)/;

const isAddress = (text: string): boolean =>
  z.safeParse(address, text).success && !strayHyphen.test(text.slice(text.indexOf('@')));

// A quoted name may hold the characters that separate addresses: "Fell, Ada" <ada@example.org>.
const part = /(?:"[^"\n]*"|[^,;\n"])+/g;

const partsOf = (typed: string): string[] =>
  (typed.match(part) ?? []).map((one) => one.trim()).filter((one) => one !== '');

/** "Ada Fell <ada@example.org>" as address books copy it. */
const bare = (text: string): string => /<([^<>]*)>\s*$/.exec(text)?.[1]?.trim() ?? text;

/** Spaces also separate addresses without names, so that only the mistyped one is named. */
const apart = (text: string): string[] => (/[<>"]/.test(text) ? [text] : text.split(/\s+/));

const looksLikeOne = (text: string): boolean => text.includes('@');

/** "Ada Fell" without an address is one unreadable part; "ada@x ben@y" are two addresses. */
const pieces = (text: string): string[] => {
  const words = apart(text);
  return words.length > 1 && words.every(looksLikeOne) ? words : [text];
};

/** Reads addresses that commas, semicolons, lines or spaces separate, with or without names. */
export const readAddresses = (typed: string): ReadAddresses => {
  const all = partsOf(typed.replace(/\r/g, '\n')).flatMap(pieces);
  const seen = new Map<string, string>();
  const unreadable: string[] = [];
  for (const one of all) {
    const bareOne = bare(one).replace(/^mailto:/i, '');
    if (isAddress(bareOne)) seen.set(bareOne.toLowerCase(), seen.get(bareOne.toLowerCase()) ?? bareOne);
    else unreadable.push(one);
  }
  return { addresses: [...seen.values()], unreadable: [...new Set(unreadable)] };
};

/** The typed text without its unreadable parts: one address in a line. */
export const withoutUnreadable = (typed: string): string => readAddresses(typed).addresses.join('\n');
