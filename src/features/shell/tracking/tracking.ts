import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';
import { loadPublicSettings } from '#src/api/public-settings.ts';
import { hasObjected } from './objection.ts';
import { type Sink, sinkOf } from './sinks.ts';

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
