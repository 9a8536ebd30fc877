import { html, type Markup } from '#server/platform/pages/html.ts';
import { oneLine } from './describe.ts';
import type { PageHead } from './page-head.types.ts';
import { plain } from './page-heads.ts';
import { size } from './pictures/scene.ts';

const meta = (name: string, content: string): Markup =>
  html`<meta name="${name}" content="${oneLine(content)}">`;
const property = (name: string, content: string): Markup =>
  html`<meta property="${name}" content="${oneLine(content)}">`;

const pictureTags = (picture: string | null, title: string): Markup[] =>
  picture === null
    ? [meta('twitter:card', 'summary')]
    : [
        property('og:image', picture),
        property('og:image:type', 'image/png'),
        property('og:image:width', String(size.width)),
        property('og:image:height', String(size.height)),
        property('og:image:alt', `${title}: a rider on the way up a mountain`),
        meta('twitter:card', 'summary_large_image'),
      ];

const tagsOf = (head: PageHead): Markup[] => {
  const { title, description, canonical, picture, type, isIndexed, status } = head;
  // A link preview shows the site's name separately.
  const short = title.replace(/^Product \| /, '');
  return [
    html`<title>${oneLine(title)}</title>`,
    meta('description', description),
    ...(isIndexed ? [] : [meta('robots', 'noindex')]),
    ...(status === 200
      ? [html`<link rel="canonical" href="${canonical}">`, property('og:url', canonical)]
      : []),
    property('og:site_name', 'Product'),
    property('og:type', type),
    property('og:title', short),
    property('og:description', description),
    ...pictureTags(picture, short),
  ];
};

const known = /\s*<meta\s+name="description"[^>]*>/i;
const titleElement = /<title>[^<]*<\/title>/i;

/** Writes a head into the document of `index.html`, in place of its own title and description. */
export const writeHead = (document: string, head: PageHead): string => {
  const tags = tagsOf(head)
    .map(({ text }) => text)
    .join('\n    ');
  // A function, because a name may contain a pattern of replacement texts (`$&`).
  return document.replace(known, '').replace(titleElement, () => tags);
};

/** Writes the head of an error page, whose title says what went wrong. */
export const writeErrorHead = (
  document: string,
  { title, status }: { title: string; status: number },
): string => writeHead(document, { ...plain, title, status, canonical: '', isIndexed: false });
