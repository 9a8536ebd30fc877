// A sentence without a space after its end is none: only endings that addresses on the web have. Two letters before a full stop stand for
// any number: `{2,}` would find the same, and read a long word once from each of its letters.
const link =
  /\bhttps?:|\bwww\.|[\p{L}\p{N}]\.[a-z]{2,}[/:?]\S|[\p{L}\p{N}-]{2}\.(com|org|net|io|co|info|biz|xyz|top|app|dev|site|online|shop|link|click|page|ly|gl|tv|cc|ws|ru|cn|uk|de|eu)\b/iu;

/** A name has no sentences: what goes on in small letters right after a full stop is an address, whatever its ending. */
const addressInName = /[\p{L}\p{N}-]{2}\.\p{Ll}{2,}/u;

/** As a browser reads it: full-width letters, the full stops of other scripts, and no signs that show nothing. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.');

/** Whether a text holds a link, or what a mail program makes one of. */
export const hasLink = (text: string): boolean => link.test(plain(text));

/** As `hasLink`, of a name. */
export const hasLinkInName = (name: string): boolean => hasLink(name) || addressInName.test(plain(name));

export const linkInNameText = 'Leave links and web addresses out of a name.';
