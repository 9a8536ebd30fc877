import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ElementType } from 'react';

/** Only a link to exactly this page is the current one; the router would mark each page above it as well. */
const exact = { exact: true };

/** The router's link in another look, with typed addresses. */
export const linkOf = <const Look extends ElementType>(look: Look): LinkComponent<Look> => {
  const Created = createLink(look) as ElementType;
  return ((props: object) => <Created activeOptions={exact} {...props} />) as LinkComponent<Look>;
};

/** A link to a page of the app with a class of its own. */
export const PlainLink = linkOf('a');
