import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

/** A year of the event: `raised` and `goal` in cents. */
export type EventYear = Schemas['EventYear'];

/** What an entry's front matter says of it. Dates are `YYYY-MM-DD`; what an entry doesn't say is null. */
export type ContentEntry = {
  path: string;
  kind: 'page' | 'story' | 'news' | 'resource' | 'training' | 'faq' | 'partner';
  title: string | null;
  description: string | null;
  order: number | null;
  picture: string | null;
  /** What there is to be seen in the scene of that word, where there is one: it stands beside the title. */
  pictureText?: string;
  date: CalendarDay | null;
  author: string | null;
  person: string | null;
  /** The public id of the person whom a story is about, where they have a page. */
  profile: string | null;
  kicker: string | null;
  isDraft: boolean;
};

/** What the components that content uses draw from; a page stands without the event, the routes and the years. */
export type ContentData = {
  event: Schemas['Event'] | null;
  routes: Schemas['RideRoute'][];
  /** The map, its routes and its places. */
  valley: Schemas['Valley'] | null;
  years: EventYear[];
  /** How far the people of the stories are, as everybody may see; in cents, goal and commitment 0 where there is none. */
  climbs: { id: string; name: string; raised: number; goal: number; committed: number }[];
  entries: ContentEntry[];
  isPreview: boolean;
  /** The day where the event is: rendering itself knows no clock. Null where nothing depends on it. */
  today: CalendarDay | null;
};

const ContentDataContext = createContext<ContentData>({
  event: null,
  routes: [],
  valley: null,
  years: [],
  climbs: [],
  entries: [],
  isPreview: false,
  today: null,
});

export const ContentDataProvider = ContentDataContext.Provider;

export const useContentData = (): ContentData => useContext(ContentDataContext);

const ContentBodiesContext = createContext<Record<string, ComponentType>>({});

/** The compiled bodies by their entries' paths, for the lists that show entries in full. */
export const ContentBodiesProvider = ContentBodiesContext.Provider;

export const useContentBodies = (): Record<string, ComponentType> => useContext(ContentBodiesContext);
