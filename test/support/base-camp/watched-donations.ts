import type { Page } from 'playwright/test';
import { whileStopped } from '#test/support/browser/page-clock.ts';
import type { OwnApi } from './own-api.ts';

export type WatchedDonations = {
  /** Gives this many cents. */
  give: (amount: number) => Promise<void>;
  /** A small donation. Resolves when the page has the total with it. */
  giveMore: () => Promise<void>;
};

/**
 * Donations to a person whose live total a page shows. It listens from here on, so it comes before the page is opened. A page
 * is told the total when it connects, too, and two donations may come as one total: so each waits for its own total.
 */
export const watchedDonations = async (
  page: Page,
  api: OwnApi,
  publicId: string,
): Promise<WatchedDonations> => {
  const ownStreams = new Set<string>();
  const waiting = new Map<number, () => void>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // A page may hear of other totals, too.
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/live\?of=User/.test(request.url)) ownStreams.add(requestId);
  });
  network.on('Network.eventSourceMessageReceived', ({ requestId, data }) => {
    if (ownStreams.has(requestId)) waiting.get(JSON.parse(data).raised)?.();
  });

  let given = 0;
  const give = async (amount: number) => {
    given += amount;
    await api.give({ recipientType: 'User', id: publicId }, amount);
  };
  return {
    give,
    giveMore: async () => {
      const { promise: told, resolve } = Promise.withResolvers<void>();
      waiting.set(given + 700, resolve);
      // A request that the walk holds has a limit, and the gift takes a second or more to be told.
      await whileStopped(page, async () => {
        await give(700);
        await told;
      });
    },
  };
};
