import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';
import { apiBase } from '#src/api/bases.ts';
import { client } from '#src/api/client.ts';
import type { PublicSettings } from '#src/api/public-settings.ts';
import { trustedScript } from '#src/components/trusted/trusted.ts';

/** An end for what was seen. */
export type Sink = (sighting: Sighting) => Promise<void>;

/**
 * The server's own event log. Around the API layer, which would put the person's token on it; `keepalive` lets a report
 * end although the page is left meanwhile.
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

/** What a tag that never came is still told, so that a long visit doesn't fill the memory. */
const longestWait = 100;

/** An analytics tag: its script is loaded with the first sighting and reads the rest from `dataLayer`. */
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

/** The end that the settings name; null where nothing is told. */
export const sinkOf = ({ sink, tagUrl }: PublicSettings['analytics']): Sink | null => {
  if (sink === 'log') return logSink;
  return sink === 'tag' && tagUrl !== null ? tagSink(tagUrl) : null;
};
