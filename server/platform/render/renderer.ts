import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CalendarDay } from '#machines/calendar.ts';
import type { operations, Schemas } from '#openapi/contract.gen.ts';
import type { OutsideSettings } from '#server/platform/settings/outside.settings.ts';

/** The data of content pages; a page is rendered without the parts that are missing. */
export type ContentAnswers = {
  event: Schemas['Event'] | null;
  routes: Schemas['RideRoute'][];
  /** The map; null if it is not available. */
  valley: Schemas['Valley'] | null;
  years: Schemas['EventYear'][];
  /** The people in the stories: public sums in cents, 0 where there is none. */
  climbs: { id: string; name: string; raised: number; goal: number; committed: number }[];
  /** `YYYY-MM-DD`; earlier events are not announced. */
  today: CalendarDay;
  /** Includes drafts. */
  isPreview: boolean;
};

type BodyOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The values of a list's pagination headers. */
export type Pagination = { page: number; limit: number; count: number; total: number };

/** Bodies of the API's answers by operationId; null for a 404. */
export type Answers = { [Id in keyof operations]?: BodyOf<operations[Id]> | null } & {
  /** The pagination of lists. */
  pagination?: { [Id in keyof operations]?: Pagination };
};

export type ContentEntry = {
  path: string;
  kind: string;
  title: string | null;
  description: string | null;
  /** The public id of the person in a story. */
  profile?: string | null;
  picture: string | null;
  /** `YYYY-MM-DD`. */
  date: CalendarDay | null;
};

export type PageRequest = {
  /** Sites that the menus link to. */
  outside: OutsideSettings;
  url: string;
  answers: Answers;
  hasSignedIn: boolean;
  /** The public id that the browser remembers, for appearance only. */
  reader: string | null;
  /** The layout for a reader who takes part in the current event, for appearance only. */
  camp: 'whole' | 'lower' | undefined;
};

/** The app's pages, rendered from the browser's sources; it is part of the app's build. */
export type Renderer = {
  /** Every published piece of content. */
  contentEntries: () => ContentEntry[];
  /** A content page; null if there is none. */
  renderContent: (path: string, answers: ContentAnswers) => Schemas['ContentPage'] | null;
  /** The first view of an address, or its redirect; null if the page needs the browser. */
  renderPage: (
    request: PageRequest,
  ) => Promise<{ html: string; status: number } | { location: string } | null>;
  /** The error page, for reading without scripts, and its title; null without a build. */
  renderError: (error: {
    status: number;
    hasSignedIn: boolean;
    outside: OutsideSettings;
  }) => Promise<{ title: string; html: string } | null>;
};

/** Loads the renderer: once from a build, and for each call from sources. */
export type LoadRenderer = () => Promise<Renderer>;

/** Without a build there are no pages. */
export const blankRenderer: Renderer = {
  contentEntries: () => [],
  renderContent: () => null,
  renderPage: async () => null,
  renderError: async () => null,
};

const builtRenderer = fileURLToPath(new URL('../../../dist-server/render.js', import.meta.url));

export const builtRendering = (file = builtRenderer): LoadRenderer => {
  let loading: Promise<Renderer> | null = null;
  return () => {
    loading ??= existsSync(file) ? import(pathToFileURL(file).href) : Promise.resolve(blankRenderer);
    return loading;
  };
};
