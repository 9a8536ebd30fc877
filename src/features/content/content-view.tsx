import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { contentId } from '#src/api/page-data.ts';
import { onFirstSign } from '#src/components/lazy/first-sign.ts';
import { slots } from '#src/components/style/style.ts';
import { trustedHtml } from '#src/components/trusted/trusted.ts';
import type { ContentPageData } from './content.ts';

type Extra = ComponentType<{ page: RefObject<HTMLElement | null> }>;

const valley = async () => (await import('./valley/valley-explorer.tsx')).ValleyExplorer;
const unfold = async () => (await import('./unfold-named.tsx')).UnfoldNamed;

/** The pages with a script of their own. */
const extras: Readonly<Record<string, () => Promise<Extra>>> = {
  '/': async () => (await import('./home/live-climb.tsx')).LiveClimb,
  '/faq': async () => (await import('./faq-search.tsx')).FaqSearch,
  '/privacy-policy': unfold,
  '/terms-of-use': unfold,
  '/safety': unfold,
  '/rides-events': valley,
  '/ride-weekend': valley,
  '/gravel-day': valley,
};

/** A page's script loads at the first sign of a person: nothing waits for it, and the first load is without it. */
const useExtra = (path: string): Extra | null => {
  const [extra, setExtra] = useState<{ path: string; Extra: Extra } | null>(null);
  useEffect(() => {
    const bring = extras[path];
    if (bring === undefined) return undefined;
    let isLeft = false;
    const load = () => {
      bring().then(
        (Extra) => isLeft || setExtra({ path, Extra }),
        // The page can be read without it.
        () => undefined,
      );
    };
    // An address with a question or a search needs it at once.
    const listening = location.search + location.hash === '' ? onFirstSign(load) : load();
    return () => {
      isLeft = true;
      listening?.abort();
    };
  }, [path]);
  return extra?.path === path ? extra.Extra : null;
};

type ContentViewProps = {
  page: ContentPageData;
  /** Shown above the page. */
  before?: ReactNode;
};

/** A content page: HTML that the server wrote from the site's own files. */
export const ContentView = ({ page, before }: ContentViewProps) => {
  const html = useRef<HTMLDivElement>(null);
  const Extra = useExtra(page.path);
  // A new object would make React write the HTML again.
  const content = useMemo(() => ({ __html: trustedHtml(page.html) }), [page.html]);
  return (
    <main id="content" tabIndex={-1} className={slots('frame')('main')}>
      {before}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, from files of this repository */}
      <div ref={html} id={contentId} dangerouslySetInnerHTML={content} />
      {/* New HTML remounts it, because the elements that it used are gone. */}
      {Extra === null ? null : <Extra key={page.html} page={html} />}
    </main>
  );
};
