import type { ActorRefFrom } from 'xstate';
import { type headerMachine, isHeaderAway } from '#machines/shell/header/header.machine.ts';

export type HeaderActor = ActorRefFrom<typeof headerMachine>;

/** Tells the styles whether the header makes room, without rendering anything anew. Returns the way to stop. */
export const followHeader = (actor: HeaderActor): (() => void) => {
  const draw = () =>
    document.documentElement.toggleAttribute('data-header-away', isHeaderAway(actor.getSnapshot()));
  draw();
  const { unsubscribe } = actor.subscribe(draw);
  return () => {
    unsubscribe();
    document.documentElement.toggleAttribute('data-header-away', false);
  };
};
