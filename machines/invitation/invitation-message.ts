/** The most characters of the sender's own words. */
export const longestMessage = 500;

const link = /\bhttps?:|\bwww\.|[\p{L}\p{N}]\.[a-z]{2,}\//iu;

/** What is wrong with own words that hold a link; null where they hold none. Letters to strangers lead to the peloton's page only. */
export const linkProblem = (message: string): string | null =>
  link.test(message) ? 'Leave links out. The e-mail has the link to your page already.' : null;
