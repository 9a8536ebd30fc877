import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';

type DataLayer = { dataLayer?: unknown[] };

/** Leaves a sighting where a tag manager, if the site is served with one, picks it up. Nothing leaves the page by itself. */
export const track = (sighting: Sighting | null): void => {
  if (sighting === null) return;
  const page = globalThis as DataLayer;
  page.dataLayer = [...(page.dataLayer ?? []).slice(-99), { event: `${sighting.kind}.seen`, ...sighting }];
};
