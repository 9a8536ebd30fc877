import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

/** A year of the event: `raised` and `goal` in cents. */
export type EventYear = Schemas['EventYear'];

/** The front matter of an entry. Dates are `YYYY-MM-DD`; missing values are null. */
export type ContentEntry = {
  path: string;
  kind: 'page' | 'story' | 'news' | 'resource' | 'training' | 'faq' | 'partner';
  title: string | null;
  description: string | null;
  order: number | null;
  picture: string | null;
  /** The alternative text of the illustration next to the title, where there is one. */
  pictureText?: string;
  date: CalendarDay | null;
  author: string | null;
  person: string | null;
  /** The public id of the story's person, where they have a profile. */
  profile: string | null;
  kicker: string | null;
  isDraft: boolean;
};

/** The data for the components in content; a page also works without the event, the routes and the years. */
export type ContentData = {
  event: Schemas['Event'] | null;
  routes: Schemas['RideRoute'][];
  /** The map, its routes and its places. */
  valley: Schemas['Valley'] | null;
  years: EventYear[];
  /** The public fundraising progress of the stories' people; in cents, goal and commitment 0 where there is none. */
  climbs: { id: string; name: string; raised: number; goal: number; committed: number }[];
  entries: ContentEntry[];
  isPreview: boolean;
  /** Today in the event's zone, because rendering has no clock. Null if nothing depends on it. */
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

/** The compiled bodies by entry path, for the lists that show entries in full. */
export const ContentBodiesProvider = ContentBodiesContext.Provider;

export const useContentBodies = (): Record<string, ComponentType> => useContext(ContentBodiesContext);
