import { hasLinkInName } from '#machines/form/link.ts';

/** Letters, and what stands between those of a name. */
const ordinary = /^[\p{L}\p{M} .'’‘ʼ-]+$/u;

/**
 * A name in a letter to somebody who doesn't know its owner: one that reads like a message stands in quotes, and one with a link, kept from
 * before names were looked at, isn't told.
 * @param otherwise what stands in its place: "Someone"
 */
export const nameForStrangers = (name: string, otherwise: string): string => {
  if (hasLinkInName(name)) return otherwise;
  return ordinary.test(name) ? name : `“${name}”`;
};
