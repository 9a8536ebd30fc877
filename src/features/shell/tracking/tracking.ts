import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';
import { loadPublicSettings } from '#src/api/public-settings.ts';
import { hasObjected } from './objection.ts';
import { type Sink, sinkOf } from './sinks.ts';

export type Tracking = {
  /** Rejects where the settings can't be had; the sighting is then lost, and the next one asks again. */
  track: (sighting: Sighting) => Promise<void>;
  /**
   * Whether anybody may hear of a link that is followed now; where nobody does, no page has to wait for it. Until the
   * settings were asked, somebody may: the first thing to be told of can be a link on a page that doesn't count itself.
   */
  isListening: () => boolean;
};

/** Tells what was seen to whoever the site's settings name, unless the person objects: then nothing is even asked. */
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
