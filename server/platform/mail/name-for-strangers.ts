import { hasLink } from '#machines/form/link.ts';
import { isNoName } from '#machines/form/person-name.ts';

/** Letters, and what stands between those of a name. A dot within a word may be meant as an address. */
const ordinary = /^(?:[\p{L}\p{M} '’‘ʼ-]|\.(?!\p{L}{2}))+$/u;

/**
 * A name in a letter to somebody who doesn't know its owner: one that reads like a message stands in quotes. A link, or a dash in the
 * place of a name, kept from before names were looked at, isn't told.
 * @param otherwise what stands in its place: "Someone"
 */
export const nameForStrangers = (name: string, otherwise: string): string => {
  if (hasLink(name) || isNoName(name)) return otherwise;
  return ordinary.test(name) ? name : `“${name}”`;
};
