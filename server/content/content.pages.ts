import { eventOperations, publicRoutesOf } from '#server/event/event.ts';
import { keepFresh } from '#server/platform/memory/fresh.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { ContentAnswers, Renderer } from '#server/platform/render/renderer.ts';
import { findShown } from '#server/site/site.ts';
import { readValley } from '#server/valley/valley.ts';

type OpenPagesDeps = Pick<Platform, 'db' | 'clock' | 'log'> & Pick<Platform, 'loadRenderer'>;

type ContentPage = NonNullable<ReturnType<Renderer['renderContent']>>;

type Figures = Omit<ContentAnswers, 'isPreview'>;

/** The greatest age of the figures on a page, in milliseconds. A page with a live total gets it from `watchTotal`. */
const freshFor = 1000;

/** The fundraising progress of the people in the stories; people without a page are left out. */
const readClimbs = async ({ db, loadRenderer }: OpenPagesDeps): Promise<Figures['climbs']> => {
  const ids = (await loadRenderer()).contentEntries().flatMap(({ profile }) => profile ?? []);
  const people = await Promise.all([...new Set(ids)].map((id) => findShown(db, 'profile', id)));
  return people.flatMap((person) => {
    if (person === null) return [];
    const { id, name, raised, goal, committed } = person;
    return [{ id, name, raised, goal, committed }];
  });
};

/** Reads the event's data for the pages. There is no data before an event is announced. */
const readFigures = (deps: OpenPagesDeps) => {
  const event = eventOperations(deps);
  const current = async () => {
    const { body } = await event.getEvent();
    const rides = body.rides.map(({ id }) => id);
    const [routes, valley, history, climbs] = await Promise.all([
      publicRoutesOf(deps, rides),
      readValley(deps),
      event.getEventHistory(),
      readClimbs(deps),
    ]);
    return { event: body, routes, valley, years: history.body, climbs };
  };
  return async (): Promise<Figures> => {
    const figures = await current().catch((error: unknown) => {
      if (!(error instanceof ProblemError)) deps.log.warn({ err: error }, 'Content goes out without figures');
      return { event: null, routes: [], valley: null, years: [], climbs: [] };
    });
    return { ...figures, today: deps.clock.today() };
  };
};

const pathsOf = ({ contentEntries }: Renderer): ReadonlySet<string> =>
  new Set(['/', ...contentEntries().map(({ path }) => path)]);

export type ContentPages = {
  /** The published page at a path; null if there is none. It returns the same object while the content is unchanged. */
  published: (path: string) => Promise<ContentPage | null>;
  /** The page at a path with its drafts. It is rendered for each request, because few people may see drafts. */
  preview: (path: string) => Promise<ContentPage | null>;
};

/**
 * Caches the rendered pages of `content/`. Their figures are read at most once a second, and a page is rendered again when they change.
 * Only existing paths use memory.
 */
const openPages = (deps: OpenPagesDeps): ContentPages => {
  const figuresNow = keepFresh({ clock: deps.clock, freshFor, read: readFigures(deps) });
  let build: { renderer: Renderer; paths: ReadonlySet<string> } | null = null;
  const kept = new Map<string, { figures: Figures; page: ContentPage | null }>();

  const buildNow = async () => {
    const renderer = await deps.loadRenderer();
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
    // Most pages do not show the changed figures.
    const page = before?.page?.html === rendered?.html ? (before?.page ?? rendered) : rendered;
    kept.set(path, { figures, page });
    return page;
  };

  return {
    published,
    preview: async (path) =>
      (await deps.loadRenderer()).renderContent(path, { ...(await figuresNow()), isPreview: true }),
  };
};

const opened = new WeakMap<OpenPagesDeps, ContentPages>();

/** The content pages of one server: the API and the documents share the rendered pages. */
export const contentPages = (deps: OpenPagesDeps): ContentPages => {
  const pages = opened.get(deps) ?? openPages(deps);
  opened.set(deps, pages);
  return pages;
};
