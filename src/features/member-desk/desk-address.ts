import { linkOptions } from '@tanstack/react-router';
import type { DeskQuery } from '#machines/member-desk/member-desk.types.ts';

/** The views of the desk; the address contains all but the first. */
export const deskTabs = ['today', 'members', 'progress', 'invite', 'e-mail', 'logbook'] as const;

export type DeskTab = (typeof deskTabs)[number];

/** The parts of a query that an address contains. */
type DeskSearch = Partial<{ [Name in keyof DeskQuery]: NonNullable<DeskQuery[Name]> }>;

export const firstQuery: DeskQuery = {
  page: 1,
  sort: 'name',
  direction: null,
  search: '',
  show: 'all',
  log: 1,
};

/** The link to a view of the desk, with its differences from the default; `part` is the id of a part of it. */
export const deskLink = (pelotonId: string, tab: DeskTab, query: DeskQuery = firstQuery, part?: string) => {
  const changed = Object.entries(query).filter(
    ([name, value]) => value !== firstQuery[name as keyof DeskQuery],
  );
  return linkOptions({
    to: '/peloton/$id/members',
    params: { id: pelotonId },
    search: { tab: tab === 'today' ? undefined : tab, ...(Object.fromEntries(changed) as DeskSearch) },
    ...(part !== undefined && { hash: part }),
  });
};
