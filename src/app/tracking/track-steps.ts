import type { AnyRouter } from '@tanstack/react-router';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { metasOf } from '#machines/meta.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { shownPlace } from './track-views.ts';

type AnyMachineActor = ActorRefFrom<AnyStateMachine>;

type StepMeta = { heading?: string; title?: string; focus?: string };

/** A step or dialog that is tracked like a page. */
type Step = { name: string; title: string };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The step of a state, from its `meta`: `same` while it only waits and nothing takes focus, null if it shows nothing. */
const stepOf = (snapshot: AnyMachineSnapshot): Step | 'same' | null => {
  // The innermost state is the most specific.
  const metas = metasOf<StepMeta>(snapshot);
  const shown = metas.find(({ meta }) => meta.focus !== 'none');
  if (shown === undefined) return metas.length > 0 ? 'same' : null;
  const {
    id,
    meta: { heading, title },
  } = shown;
  return { name: kebab(id.split('.').at(-1) ?? ''), title: heading ?? title ?? '' };
};

/**
 * Tells the tracker which steps and dialogs a person saw: the states with a `meta` of the open flows, the leave warning and the drawer. In
 * one place, so that no screen needs code for it. Returns a function that stops it.
 */
export const trackSteps = (router: AnyRouter, app: AppActor): (() => void) => {
  const tracker = systemActor(app, 'tracker');
  const watched = new Map<AnyMachineActor, { look: () => void; stop: () => void }>();

  const watch = (actor: AnyMachineActor, isShown: () => boolean, name?: string) => {
    let seen: string | null = null;
    const look = () => {
      if (!isShown()) return;
      const step = stepOf(actor.getSnapshot());
      if (step === 'same') return;
      const isNew = step !== null && step.name !== seen;
      seen = step?.name ?? null;
      if (!isNew) return;
      const path = `${shownPlace(router).path.replace(/\/$/, '')}/${name ?? step.name}`;
      tracker.send({ type: 'virtualPage.viewed', path, title: `Product | ${step.title}` });
    };
    const { unsubscribe } = actor.subscribe(look);
    watched.set(actor, { look, stop: unsubscribe });
    look();
  };

  const lookAtAll = () => {
    for (const { look } of watched.values()) look();
  };

  /** A flow starts before its page is shown; its first step counts from then on. */
  const isFlowShown = (id: string) => () => {
    const { matches, resolvedLocation, location } = router.state;
    const isHere = matches.some(({ staticData }) => staticData.flow === id);
    return isHere && resolvedLocation?.pathname === location.pathname;
  };

  const watchFlows = () => {
    const { children, context } = app.getSnapshot();
    const open = new Map(
      context.flows.flatMap(({ id }) => {
        const actor = (children as Record<string, AnyMachineActor>)[id];
        return actor === undefined ? [] : [[actor, id] as const];
      }),
    );
    for (const [actor, { stop }] of watched) {
      if (actor === warning || actor === drawer || open.has(actor)) continue;
      stop();
      watched.delete(actor);
    }
    for (const [actor, id] of open) if (!watched.has(actor)) watch(actor, isFlowShown(id));
  };

  const warning = systemActor(app, 'warning') as unknown as AnyMachineActor;
  const drawer = systemActor(app, 'drawer') as unknown as AnyMachineActor;
  watch(warning, () => true);
  watch(drawer, () => true, 'menu');
  watchFlows();
  const flows = app.subscribe(watchFlows);
  const forgetRouter = router.subscribe('onRendered', lookAtAll);
  return () => {
    flows.unsubscribe();
    forgetRouter();
    for (const { stop } of watched.values()) stop();
  };
};
