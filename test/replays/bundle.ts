import type { Recording } from '@product/path-driver';
import type { Schemas } from '#openapi/contract.gen.ts';

/** A masked record of a fault, as "Report a problem" makes it. */
export type ReplayBundle = Schemas['ReplayBundle'];

/** What one machine of a bundle did. */
export type FlowRecording = Recording & { machine: string; actor: number };

/** Of an event that came more often in a row, the rest is left out. */
const mostTimes = 50;

/** What each machine of a bundle did, in the order in which they began. */
export const recordingsOf = ({ actors, events }: ReplayBundle): FlowRecording[] =>
  actors.map(({ number, ...actor }) => ({
    ...actor,
    actor: number,
    events: events
      .filter((event) => event.actor === number)
      .flatMap(({ times = 1, ...event }) => Array.from({ length: Math.min(times, mostTimes) }, () => event)),
  }));
