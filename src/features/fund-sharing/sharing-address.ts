import type { SharingQuery, Source } from '#machines/fund-sharing/fund-sharing.types.ts';

/** The views of the page; the address contains all but the first. */
export const sharingTabs = ['share', 'ask', 'history', 'forecast'] as const;

export type SharingTab = (typeof sharingTabs)[number];

/** The address of a peloton's fund sharing. Captain and admins see the fund first, and their own part with `from=self`. */
export const sharingHref = (
  pelotonId: string,
  source: Source,
  tab: SharingTab = 'share',
  { page, history }: SharingQuery = { page: 1, history: 1 },
): string => {
  const search = new URLSearchParams({
    ...(source === 'self' && { from: 'self' }),
    ...(tab !== 'share' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(history > 1 && { history: String(history) }),
  }).toString();
  return `/fund-sharing/${pelotonId}${search === '' ? '' : `?${search}`}`;
};
