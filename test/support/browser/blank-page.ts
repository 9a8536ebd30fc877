/** An empty page of the site. */
export const blankPage = '/favicon.svg';
