/** A page of the site with nothing on it. */
export const blankPage = '/favicon.svg';
