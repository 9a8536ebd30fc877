import { hasLink } from '#machines/form/link.ts';

/** The most characters of the sender's own words. */
export const longestMessage = 500;

/** What is wrong with own words that hold a link; null where they hold none. Letters to strangers lead to the peloton's page only. */
export const linkProblem = (message: string): string | null =>
  hasLink(message)
    ? 'Leave links out, and put a space after each dot. The e-mail already has the link to your page.'
    : null;
