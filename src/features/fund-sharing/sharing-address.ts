import { linkOptions } from '@tanstack/react-router';
import type { SharingQuery, Source } from '#machines/fund-sharing/fund-sharing.types.ts';
import { pageSearch } from '#src/components/button/app-link.ts';

/** The views of the page; the address contains all but the first. */
export const sharingTabs = ['share', 'ask', 'history', 'forecast'] as const;

export type SharingTab = (typeof sharingTabs)[number];

/** The link to a peloton's fund sharing. Captain and admins see the fund first, and their own part with `from=self`. */
export const sharingLink = (
  pelotonId: string,
  source: Source,
  tab: SharingTab = 'share',
  { page, history }: SharingQuery = { page: 1, history: 1 },
  hash?: string,
) =>
  linkOptions({
    to: '/fund-sharing/$id',
    params: { id: pelotonId },
    search: {
      from: source === 'self' ? source : undefined,
      tab: tab === 'share' ? undefined : tab,
      page: pageSearch(page),
      history: pageSearch(history),
    },
    ...(hash !== undefined && { hash }),
  });
