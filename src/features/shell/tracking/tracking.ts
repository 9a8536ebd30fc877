import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';
import { apiBase } from '#src/api/bases.ts';
import { client } from '#src/api/client.ts';
import { loadPublicSettings, type PublicSettings } from '#src/api/public-settings.ts';
import { trustedScript } from '#src/components/trusted/trusted.ts';

type Objector = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the person's browser objects to tracking: Do Not Track or Global Privacy Control. */
const hasObjected = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Objector;
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** A receiver of tracked views. */
type Sink = (sighting: Sighting) => Promise<void>;

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

/** The receiver from the settings; null if there is none. */
const sinkOf = ({ sink, tagUrl }: PublicSettings['analytics']): Sink | null => {
  if (sink === 'log') return logSink;
  return sink === 'tag' && tagUrl !== null ? tagSink(tagUrl) : null;
};

export type Tracking = {
  /** Rejects where the settings can't be loaded; the view is then lost, and the next one tries again. */
  track: (sighting: Sighting) => Promise<void>;
  /**
   * Whether followed links are tracked; where they aren't, no page has to wait for it. Until the settings are loaded it is true: the first
   * tracked event can be a link on a page that isn't counted itself.
   */
  isListening: () => boolean;
};

/** Sends tracked views to the receiver in the site's settings, unless the person objects: then not even the settings are loaded. */
export const openTracking = (): Tracking => {
  let sink: Sink | null | undefined;
  return {
    track: async (sighting) => {
      if (hasObjected()) return;
      sink ??= sink === undefined ? sinkOf((await loadPublicSettings()).analytics) : null;
      await sink?.(sighting);
    },
    isListening: () => !hasObjected() && sink !== null,
  };
};
