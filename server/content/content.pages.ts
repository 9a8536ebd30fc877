import { eventOperations, publicRoutesOf } from '#server/event/event.ts';
import { keepFresh } from '#server/platform/memory/fresh.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { ContentAnswers, Renderer } from '#server/platform/render/renderer.ts';

type ContentPage = NonNullable<ReturnType<Renderer['renderContent']>>;

type Figures = Omit<ContentAnswers, 'isPreview'>;

/** Milliseconds that figures on a page may be old. A page that shows a moving total is told of it by `watchTotal`. */
const freshFor = 1000;

/** What the pages say about the event; before one is announced, nothing. */
const readFigures = (platform: Platform) => {
  const event = eventOperations(platform);
  const current = async () => {
    const { body } = await event.getEvent();
    const rides = body.rides.map(({ id }) => id);
    const [routes, history] = await Promise.all([publicRoutesOf(platform, rides), event.getEventHistory()]);
    return { event: body, routes, years: history.body };
  };
  return async (): Promise<Figures> => {
    const figures = await current().catch((error: unknown) => {
      if (!(error instanceof ProblemError))
        platform.log.warn({ err: error }, 'Content goes out without figures');
      return { event: null, routes: [], years: [] };
    });
    return { ...figures, today: platform.clock.now().toISOString().slice(0, 10) };
  };
};

const pathsOf = ({ contentEntries }: Renderer): ReadonlySet<string> =>
  new Set(['/', ...contentEntries().map(({ path }) => path)]);

export type ContentPages = {
  /** The published page at a path, null where there is none. The same object as long as nothing on it changed. */
  published: (path: string) => Promise<ContentPage | null>;
  /** The same with drafts, rendered anew each time: few may see them. */
  preview: (path: string) => Promise<ContentPage | null>;
};

/**
 * The pages of `content/`, kept as they were rendered. The figures on them are read once a second at most, and a page is rendered
 * anew when they changed. Only paths that have a page take room.
 */
const openPages = (platform: Platform): ContentPages => {
  const figuresNow = keepFresh({ clock: platform.clock, freshFor, read: readFigures(platform) });
  let build: { renderer: Renderer; paths: ReadonlySet<string> } | null = null;
  const kept = new Map<string, { figures: Figures; page: ContentPage | null }>();

  const buildNow = async () => {
    const renderer = await platform.loadRenderer();
    if (build?.renderer === renderer) return build;
    kept.clear();
    build = { renderer, paths: pathsOf(renderer) };
    return build;
  };

  const published: ContentPages['published'] = async (asked) => {
    const path = asked.toLowerCase();
    const { renderer, paths } = await buildNow();
    if (!paths.has(path)) return null;
    const figures = await figuresNow();
    const before = kept.get(path);
    if (before?.figures === figures) return before.page;
    const rendered = renderer.renderContent(path, { ...figures, isPreview: false });
    // Most pages don't show what changed.
    const page = before?.page?.html === rendered?.html ? (before?.page ?? rendered) : rendered;
    kept.set(path, { figures, page });
    return page;
  };

  return {
    published,
    preview: async (path) =>
      (await platform.loadRenderer()).renderContent(path, { ...(await figuresNow()), isPreview: true }),
  };
};

const opened = new WeakMap<Platform, ContentPages>();

/** The content pages of a platform: the API and the documents share what was rendered. */
export const contentPages = (platform: Platform): ContentPages => {
  const pages = opened.get(platform) ?? openPages(platform);
  opened.set(platform, pages);
  return pages;
};
