import type { SharingQuery, Source } from '#machines/fund-sharing/fund-sharing.types.ts';

/** Where a peloton’s money is shared. Whoever leads it sees the fund first, and their own part by `from=self`. */
export const sharingHref = (pelotonId: string, source: Source, { page, history }: SharingQuery): string => {
  const search = new URLSearchParams({
    ...(source === 'self' && { from: 'self' }),
    ...(page > 1 && { page: String(page) }),
    ...(history > 1 && { history: String(history) }),
  }).toString();
  return `/fund-sharing/${pelotonId}${search === '' ? '' : `?${search}`}`;
};
