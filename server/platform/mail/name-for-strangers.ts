import { hasLink } from '#machines/form/link.ts';
import { isNoName } from '#machines/form/person-name.ts';

/** Letters, and the signs within names. A dot within a word may be meant as a web address. */
const ordinary = /^(?:[\p{L}\p{M} '’‘ʼ-]|\.(?!\p{L}{2}))+$/u;

/**
 * A name in an e-mail to a stranger. A name that reads like a message is put in quotes. A link, or a dash instead of a name, stored before
 * names were checked, is not shown.
 * @param otherwise the replacement: "Someone"
 */
export const nameForStrangers = (name: string, otherwise: string): string => {
  if (hasLink(name) || isNoName(name)) return otherwise;
  return ordinary.test(name) ? name : `“${name}”`;
};
