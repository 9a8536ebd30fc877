import type { PageSources } from './pages.ts';
import { keepLatest } from './platform/memory/latest.ts';
import { type PackedDocument, packedOnce } from './platform/pages/packing.ts';
import { writeErrorHead } from './site/site.ts';

/** A page of an error stands at an address that the app may not even be able to read, so none of its scripts go along. */
const withoutScripts = (document: string): string =>
  document
    .replace(/<link[^>]*rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script(?![^>]*nomodule)[^>]*>[\s\S]*?<\/script>\s*/g, '');

/** As many as there are statuses, for visitors and for those who signed in. */
const room = 40;

/** Makes the document of an error; null where no app is built. */
export const errorPageMaker = ({
  template,
  loadRenderer,
  outside,
}: Pick<PageSources, 'template' | 'loadRenderer' | 'outside'>) => {
  const keep = keepLatest<PackedDocument | null>(room);
  const make = async (status: number, hasSignedIn: boolean): Promise<PackedDocument | null> => {
    const { renderError } = await loadRenderer();
    const page = await renderError({ status, hasSignedIn, outside });
    if (page === null) return null;
    const document = withoutScripts(await template('/'));
    const written = writeErrorHead(document, { title: page.title, status }).replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.html}</div>`,
    );
    return packedOnce(written);
  };
  return (status: number, hasSignedIn: boolean) =>
    keep(`${status} ${hasSignedIn}`, () => make(status, hasSignedIn));
};
