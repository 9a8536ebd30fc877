import anyAscii from 'any-ascii';

/**
 * The words of a text for an address or the name of a file: `Łukasz Żółć` → `lukasz-zolc`. Letters of other scripts than
 * Latin are left out, because a guess at how they sound would be wrong for many languages.
 * @returns a to z, 0 to 9 and single hyphens between them; empty where nothing is left
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
