import type { Page, Request } from 'playwright/test';
import { poll } from './poll.ts';

/** Any but the live stream, which stays open as long as its page, and sightings, which outlive it. */
const anyCall = /^\/api\/(?!(live|sightings)$)/;

/**
 * Knows, from now on, which of the page's calls wait for their answers. A call under way would run into its time limit when
 * the clock moves.
 */
export const watchCalls = (page: Page, paths = anyCall) => {
  const waiting = new Set<Request>();
  page.on('request', (request) => paths.test(new URL(request.url()).pathname) && waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  const underWay = () => [...waiting].map((request) => request.url());
  return {
    /** The addresses of those that wait now. */
    underWay,
    /** Waits until none does. */
    allAnswered: () => poll(underWay, 'calls under way').toEqual([]),
  };
};
