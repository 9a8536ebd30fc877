import type { ActorRefFrom } from 'xstate';
import { type headerMachine, isHeaderAway } from '#machines/shell/header/header.machine.ts';

export type HeaderActor = ActorRefFrom<typeof headerMachine>;

/** Tells the style sheet whether the header is hidden, without a React render. Returns a function that stops it. */
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
