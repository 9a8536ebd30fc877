/** The most characters of the sender's own words. */
export const longestMessage = 500;

// A sentence without a space after its end is none: only endings that addresses on the web have.
const link =
  /\bhttps?:|\bwww\.|[\p{L}\p{N}]\.[a-z]{2,}[/:?]\S|[\p{L}\p{N}-]{2,}\.(com|org|net|io|co|info|biz|xyz|top|app|dev|site|online|shop|link|click|page|ly|gl|tv|cc|ws|ru|cn|uk|de|eu)\b/iu;

/** What is wrong with own words that hold a link; null where they hold none. Letters to strangers lead to the peloton's page only. */
export const linkProblem = (message: string): string | null =>
  link.test(message) ? 'Leave links out. The e-mail already has the link to your page.' : null;
