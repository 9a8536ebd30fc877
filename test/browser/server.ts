import { startSite } from '#scripts/site/start-site.ts';
import { outsideVariables } from '#test/support/shell/outside-places.ts';

/**
 * Starts the production build once for the whole run. Tests read its address from `SITE_ADDRESS`;
 * a test that changes what all see must bring its own people.
 */
export default async function startSiteForAll(): Promise<() => Promise<void>> {
  // All walks share one site, and their declines are many. On a slow machine each page is still the server’s.
  const { address, stop } = await startSite({
    ...outsideVariables,
    CHECK_RESPONSES: 'yes',
    CARD_DECLINES_ALLOWED: '1000',
    PAGE_WAIT_MS: '60000',
  });
  process.env.SITE_ADDRESS = address;
  return stop;
}
