import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CalendarDay } from '#machines/calendar.ts';
import type { components, operations } from '#openapi/contract.gen.ts';
import type { OutsideSettings } from '#server/platform/settings/outside.settings.ts';

type Schemas = components['schemas'];

/** What content pages draw from; a page stands without what can't be had. */
export type ContentAnswers = {
  event: Schemas['Event'] | null;
  routes: Schemas['RideRoute'][];
  /** The map; null where it can't be had. */
  valley: Schemas['Valley'] | null;
  years: Schemas['EventYear'][];
  /** The people of the stories: public sums in cents, 0 where there is none. */
  climbs: { id: string; name: string; raised: number; goal: number; committed: number }[];
  /** `YYYY-MM-DD`; what is past by then isn't announced any more. */
  today: CalendarDay;
  /** Shows drafts too. */
  isPreview: boolean;
};

type BodyOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** What the pagination headers of a list say. */
export type Pagination = { page: number; limit: number; count: number; total: number };

/** Bodies of the API's answers by operationId; null where there is no such thing. */
export type Answers = { [Id in keyof operations]?: BodyOf<operations[Id]> | null } & {
  /** What the headers of lists say. */
  pagination?: { [Id in keyof operations]?: Pagination };
};

export type ContentEntry = {
  path: string;
  kind: string;
  title: string | null;
  description: string | null;
  /** Public id of the person whom a story is about. */
  profile?: string | null;
  picture: string | null;
  /** `YYYY-MM-DD`. */
  date: CalendarDay | null;
};

export type PageRequest = {
  /** Sites that the menus lead to. */
  outside: OutsideSettings;
  url: string;
  answers: Answers;
  hasSignedIn: boolean;
  /** The public id that the browser remembers, for looks only. */
  reader: string | null;
  /** The room that a reader needs who takes part in the current event, for looks only. */
  camp: 'whole' | 'lower' | undefined;
};

/** The app's pages, rendered from the same sources as in the browser; the app's build brings it along. */
export type Renderer = {
  /** Every published piece of content. */
  contentEntries: () => ContentEntry[];
  /** A content page; null where there is none. */
  renderContent: (path: string, answers: ContentAnswers) => Schemas['ContentPage'] | null;
  /** What a browser shows first at an address, or where that passes on to; null where that needs the browser. */
  renderPage: (
    request: PageRequest,
  ) => Promise<{ html: string; status: number } | { location: string } | null>;
  /** The page of an error, which is read without scripts, and its title; null where nothing is built. */
  renderError: (error: {
    status: number;
    hasSignedIn: boolean;
    outside: OutsideSettings;
  }) => Promise<{ title: string; html: string } | null>;
};

/** Loads the renderer; once for a build, each time anew where sources are served. */
export type LoadRenderer = () => Promise<Renderer>;

/** Without a build there is nothing to show. */
export const blankRenderer: Renderer = {
  contentEntries: () => [],
  renderContent: () => null,
  renderPage: async () => null,
  renderError: async () => null,
};

const builtRenderer = fileURLToPath(new URL('../../../dist-server/render.js', import.meta.url));

/** The renderer of the production build. */
export const builtRendering = (file = builtRenderer): LoadRenderer => {
  let loading: Promise<Renderer> | null = null;
  return () => {
    loading ??= existsSync(file) ? import(pathToFileURL(file).href) : Promise.resolve(blankRenderer);
    return loading;
  };
};
