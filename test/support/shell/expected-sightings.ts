import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Sighting, trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';

/** The sightings that a walk expects so far, each once, however long its request takes. */
let sightings: { port: AnyActorRef; sighting: Sighting }[] = [];

/** Another walk begins, on a page that has told nothing. */
export const resetExpectedSightings = (): void => {
  sightings = [];
};

/** All that must have been told by now; asked in every state of a walk, one after the other. */
export const expectedSightings = ({ children, context }: SnapshotFrom<typeof trackerMachine>): Sighting[] => {
  const port = children.track as AnyActorRef | undefined;
  const [sighting] = context.queue;
  if (port !== undefined && sighting !== undefined && sightings.at(-1)?.port !== port)
    sightings.push({ port, sighting });
  return sightings.map((each) => each.sighting);
};
