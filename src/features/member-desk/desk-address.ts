import type { DeskQuery } from '#machines/member-desk/member-desk.types.ts';

export const firstQuery: DeskQuery = {
  page: 1,
  sort: 'name',
  direction: null,
  search: '',
  show: 'all',
  log: 1,
};

/** The desk's address with what differs from its first sight. */
export const deskHref = (pelotonId: string, query: DeskQuery, part?: string): string => {
  const said = Object.entries(query).filter(
    ([name, value]) => value !== null && value !== firstQuery[name as keyof DeskQuery],
  );
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return `/peloton/${pelotonId}/members${search === '' ? '' : `?${search}`}${part === undefined ? '' : `#${part}`}`;
};
