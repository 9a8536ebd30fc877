import type { DeskQuery } from '#machines/member-desk/member-desk.types.ts';

/** The views of the desk; the address contains all but the first. */
export const deskTabs = ['today', 'members', 'progress', 'invite', 'e-mail', 'logbook'] as const;

export type DeskTab = (typeof deskTabs)[number];

export const firstQuery: DeskQuery = {
  page: 1,
  sort: 'name',
  direction: null,
  search: '',
  show: 'all',
  log: 1,
};

/** The address of a view of the desk, with its differences from the default; `part` is the id of a part of it. */
export const deskHref = (
  pelotonId: string,
  tab: DeskTab,
  query: DeskQuery = firstQuery,
  part?: string,
): string => {
  const said = Object.entries(query).filter(
    ([name, value]) => value !== null && value !== firstQuery[name as keyof DeskQuery],
  );
  const search = new URLSearchParams([
    ...(tab === 'today' ? [] : [['tab', tab]]),
    ...said.map(([name, value]) => [name, String(value)]),
  ]).toString();
  return `/peloton/${pelotonId}/members${search === '' ? '' : `?${search}`}${part === undefined ? '' : `#${part}`}`;
};
