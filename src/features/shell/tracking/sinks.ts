import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';
import { apiBase } from '#src/api/bases.ts';
import { client } from '#src/api/client.ts';
import type { PublicSettings } from '#src/api/public-settings.ts';
import { trustedScript } from '#src/components/trusted/trusted.ts';

/** A receiver of tracked views. */
export type Sink = (sighting: Sighting) => Promise<void>;

/**
 * The server's own event log. It bypasses the API layer, which would add the person's token; `keepalive` lets a report finish after the
 * page is left.
 */
const logSink: Sink = async (sighting) => {
  await client.POST('/sightings', {
    baseUrl: apiBase(),
    body: sighting,
    keepalive: true,
    credentials: 'omit',
  });
};

type DataLayer = { dataLayer?: unknown[] };

/** The longest queue for a tag that never loads, so that a long visit doesn't fill the memory. */
const longestWait = 100;

/** An analytics tag: its script loads with the first view and reads the others from `dataLayer`. */
const tagSink = (tagUrl: string): Sink => {
  let isAsked = false;
  return async (sighting) => {
    const page = globalThis as DataLayer;
    page.dataLayer ??= [];
    if (page.dataLayer.length >= longestWait) page.dataLayer.shift();
    page.dataLayer.push({ event: `${sighting.kind}.seen`, ...sighting });
    if (isAsked) return;
    isAsked = true;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src: trustedScript(tagUrl), async: true }));
  };
};

/** The receiver from the settings; null where there is none. */
export const sinkOf = ({ sink, tagUrl }: PublicSettings['analytics']): Sink | null => {
  if (sink === 'log') return logSink;
  return sink === 'tag' && tagUrl !== null ? tagSink(tagUrl) : null;
};
