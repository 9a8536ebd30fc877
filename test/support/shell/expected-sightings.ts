import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Sighting, trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';

/** What a walk has come by so far: each telling once, however long it takes. */
let tellings: { port: AnyActorRef; sighting: Sighting }[] = [];

/** Another walk begins, on a page that has told nothing. */
export const resetExpectedSightings = (): void => {
  tellings = [];
};

/** All that must have been told by now; asked in every state of a walk, one after the other. */
export const expectedSightings = ({ children, context }: SnapshotFrom<typeof trackerMachine>): Sighting[] => {
  const port = children.track as AnyActorRef | undefined;
  const [sighting] = context.queue;
  if (port !== undefined && sighting !== undefined && tellings.at(-1)?.port !== port)
    tellings.push({ port, sighting });
  return tellings.map((telling) => telling.sighting);
};
