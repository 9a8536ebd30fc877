import anyAscii from 'any-ascii';

/**
 * A text as part of an address or file name: `Łukasz Żółć` → `lukasz-zolc`. Letters of non-Latin scripts are left out: a transliteration
 * would be wrong for many languages.
 * @returns a to z, 0 to 9 and single hyphens between them; empty if nothing is left
 */
export const slug = (text: string): string =>
  anyAscii(
    text
      .normalize('NFC')
      .replace(/(?!\p{Script=Latin})\p{L}\p{M}*/gu, '')
      .replace(/\p{S}/gu, ' '),
  )
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
