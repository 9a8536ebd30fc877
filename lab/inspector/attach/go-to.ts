import type { AnyActorRef, Subscription } from 'xstate';
import { isWithin } from '#lab/chart/active-states.ts';
import { createHolding, type Ending } from '#lab/inspector/go/hold-requests.ts';
import { eventsTo, type WayStep } from '#lab/inspector/go/ways.ts';
import { stateText } from '#machines/state-text.ts';

/** What the inspector's page is told: how many requests are held, null for none any more; why there is no way; or that the state was left. */
export type GoNews = { type: 'held'; count: number | null } | { type: 'no way' | 'went on'; text: string };

/** Milliseconds in which the page follows an event, such as by an entry of the history, once it has nothing else to do. */
const follow = 100;

const settled = () =>
  new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), follow)));

/**
 * Brings the page's machines into states, by the events of the model. From then on the requests of the API are held, so that the page stays
 * there.
 * @param base the address of the ways
 */
export const createGoTo = (base: URL, tell: (news: GoNews) => void) => {
  const actors = new Map<string, WeakRef<AnyActorRef>>();
  let followed: Subscription | null = null;
  const holding = createHolding((count) => tell({ type: 'held', count }));

  const loadSteps = async (machine: string): Promise<WayStep[]> => {
    const answer = await fetch(new URL(`${machine}.json`, base));
    return answer.ok ? answer.json() : [];
  };

  /** A state doesn't last where a port outside of the API answers by itself, such as the look-up of a session. */
  const tellOfNext = (actor: AnyActorRef, path: string) => {
    const look = (): boolean => {
      const now = stateText(actor.getSnapshot());
      if (isWithin(now, path)) return false;
      tell({ type: 'went on', text: `The page went on from ${path} to ${now}.` });
      followed?.unsubscribe();
      return true;
    };
    followed?.unsubscribe();
    if (!look()) followed = actor.subscribe(look);
  };

  return {
    /** Call it for each machine that is made. */
    took: (actor: AnyActorRef): void => void actors.set(actor.sessionId, new WeakRef(actor)),
    go: async (sessionId: string, machine: string, path: string): Promise<void> => {
      const actor = actors.get(sessionId)?.deref();
      if (actor === undefined) return;
      const events = eventsTo(actor, await loadSteps(machine), path);
      if (events === null) {
        const text = `No events lead from here to ${path} with the data of this page. Load it again, or try another page.`;
        tell({ type: 'no way', text });
        return;
      }
      holding.begin();
      for (const event of events) {
        // A port's answer comes before the port's own one; the page follows what a person does.
        if (!event.type.startsWith('xstate.')) await settled();
        actor.send(event);
      }
      // A state that waits for an answer.
      if (actor.getSnapshot().hasTag('busy')) holding.holdReading();
      tellOfNext(actor, path);
    },
    end: (how: Ending): void => {
      followed?.unsubscribe();
      holding.end(how);
    },
  };
};
