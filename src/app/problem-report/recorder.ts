import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { stateText } from '#machines/state-text.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { masked } from './masked.ts';

export type ReplayBundle = Schemas['ReplayBundle'];
type ReplayEvent = Schemas['ReplayEvent'];
type ReplayCall = Schemas['ReplayCall'];
type ReplayError = Schemas['ReplayError'];
type RecordedActor = Schemas['ReplayActor'] & { hasEnded: boolean };

/** What a recorder keeps; instants are milliseconds since 1970. Plain JSON. */
export type Recorded = {
  actors: RecordedActor[];
  events: ReplayEvent[];
  calls: ReplayCall[];
  errors: ReplayError[];
};

/** Milliseconds that a recording goes back. */
const longest = 10 * 60_000;

const most = { actors: 200, events: 1000, calls: 200, errors: 20 } as const;

/** Letters of the events as JSON; the server takes requests of 256 KiB. */
const mostLetters = 200_000;

const eventType = /^[\w.*()#:-]{1,160}$/;

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** XState stops an actor whose observer throws: a gap in the recording is better than a flow that stops. */
const withoutThrowing =
  <Told>(take: (told: Told) => void) =>
  (told: Told): void => {
    try {
      take(told);
    } catch {
      // The recording has a gap here.
    }
  };

const nothing: Recorded = { actors: [], events: [], calls: [], errors: [] };

const isItems = (list: unknown): list is { at?: number }[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null);

/** What a recorder stored, with the build that did; null for anything else, since another build may have another form. */
export const asRecorded = (stored: unknown, build: string): Recorded | null => {
  if (typeof stored !== 'object' || stored === null || !('build' in stored) || stored.build !== build)
    return null;
  const { actors, events, calls, errors } = stored as Record<string, unknown>;
  return [actors, events, calls, errors].every(isItems)
    ? ({ actors, events, calls, errors } as Recorded)
    : null;
};

/** The names that scripts give their errors; another one may be anything. */
const errorNames =
  /^(Type|Range|Reference|Syntax|URI|Eval|Aggregate|Abort|Timeout|Network|Security|NotAllowed|QuotaExceeded)?Error$/;

/** Places in our scripts, without the addresses in front of their names, and without the message above them. */
const framesOf = (stack: string): string[] =>
  [
    ...stack
      .split('\n')
      .filter((line) => /^\s*at |@/.test(line))
      .join('\n')
      .matchAll(/([\w.-]+\.[jt]sx?)(?:\?[^:\s]*)?:(\d+):(\d+)/g),
  ]
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .filter((frame) => frame.length <= 120)
    .slice(0, 12);

/** Two events of which one says no more than both. */
const isRepeated = (before: ReplayEvent | undefined, { actor, type, data, state }: ReplayEvent): boolean =>
  before?.actor === actor &&
  before.type === type &&
  before.state === null &&
  state === null &&
  JSON.stringify(before.data) === JSON.stringify(data);

/**
 * Keeps what machines, calls and scripts did in the last minutes, so that a person can report a problem. Everything is masked when it comes.
 * @param before what the tab's last document did; null for nothing
 * @param now milliseconds since 1970
 */
export const createRecorder = (before: Recorded | null = null, now: () => number = Date.now) => {
  const kept = structuredClone(before ?? nothing);
  let last = Math.max(0, ...kept.actors.map(({ number }) => number));
  const known = new WeakMap<object, { actor: RecordedActor; state: string }>();

  /** An actor whose event is forgotten begins with the state after it. */
  const forget = ({ actor: number, state }: ReplayEvent) => {
    const actor = kept.actors.find((one) => one.number === number);
    if (actor === undefined) return;
    actor.state = state ?? actor.state;
    actor.isNew = false;
  };

  const trim = () => {
    const since = now() - longest;
    // After the clock was set back, an instant may lie ahead.
    const isOld = ({ at }: { at: number }) => at < since || at > now();
    const { events, actors, calls, errors } = kept;
    const old = Math.max(events.filter(isOld).length, events.length - most.events);
    for (const event of events.splice(0, old)) forget(event);
    while (JSON.stringify(events).length > mostLetters)
      for (const event of events.splice(0, 100)) forget(event);
    kept.calls = calls.filter((one) => !isOld(one)).slice(-most.calls);
    kept.errors = errors.filter((one) => !isOld(one)).slice(-most.errors);
    const busy = new Set(events.map(({ actor }) => actor));
    const wanted = actors.filter(({ number, hasEnded }) => !hasEnded || busy.has(number));
    const spare = wanted
      .filter(({ hasEnded }) => hasEnded)
      .slice(0, Math.max(0, wanted.length - most.actors));
    kept.actors = wanted.filter((actor) => !spare.includes(actor)).slice(-most.actors);
    const numbers = new Set(kept.actors.map(({ number }) => number));
    kept.events = events.filter(({ actor }) => numbers.has(actor));
  };

  const takeEvent = (event: ReplayEvent) => {
    const before = kept.events.at(-1);
    if (before !== undefined && isRepeated(before, event))
      Object.assign(before, { at: event.at, times: (before.times ?? 1) + 1 });
    else kept.events.push(event);
    if (kept.events.length > 1.1 * most.events) trim();
  };

  const take = ({ type, actorRef, ...told }: InspectionEvent): void => {
    if (type !== '@xstate.snapshot' || !('snapshot' in told) || !isOfMachine(told.snapshot)) return;
    const { event, snapshot } = told;
    const state = stateText(snapshot);
    const seen = known.get(actorRef);
    if (seen === undefined) {
      last += 1;
      const { id } = snapshot.machine;
      const isNew = event.type === 'xstate.init';
      const actor = { number: last, machine: id, state, isNew, hasEnded: snapshot.status !== 'active' };
      kept.actors.push(actor);
      known.set(actorRef, { actor, state });
      return;
    }
    seen.actor.hasEnded = snapshot.status !== 'active';
    if (event.type === 'xstate.stop') return;
    takeEvent({
      at: now(),
      actor: seen.actor.number,
      type: eventType.test(event.type) ? event.type : 'unknown',
      data: masked(event),
      state: state === seen.state ? null : state,
    });
    seen.state = state;
  };

  const takeCall = (call: Omit<ReplayCall, 'at'>): void => {
    kept.calls = [...kept.calls, { at: now(), ...call }].slice(-most.calls);
  };

  const takeError = ({ name, stack }: Error): void => {
    const frames = typeof stack === 'string' ? framesOf(stack) : [];
    const error = { at: now(), name: errorNames.test(name) ? name : 'Error', frames };
    kept.errors = [...kept.errors, error].slice(-most.errors);
  };

  return {
    /** Takes what XState tells of its actors. */
    take: withoutThrowing(take),
    takeCall: withoutThrowing(takeCall),
    takeError: withoutThrowing(takeError),
    /** The next person of this tab has nothing of this one in their report. */
    forget: (): void => {
      for (const event of kept.events) forget(event);
      Object.assign(kept, { events: [], calls: [], errors: [] });
    },
    /** For the tab's next document, in which these actors have ended. */
    recorded: (): Recorded => {
      trim();
      return { ...kept, actors: kept.actors.map((actor) => ({ ...actor, hasEnded: true })) };
    },
    /** @param tab what is known about the tab by now */
    bundle: (tab: Pick<ReplayBundle, 'build' | 'browser' | 'window' | 'page'>): ReplayBundle => {
      trim();
      const { actors, events, calls, errors } = kept;
      const first = Math.min(...[...events, ...calls, ...errors].map(({ at }) => at));
      const since = <One extends { at: number }>(one: One): One => ({ ...one, at: one.at - first });
      return {
        format: 1,
        ...tab,
        actors: actors.map(({ hasEnded: _, ...actor }) => actor),
        events: events.map(since),
        calls: calls.map(since),
        errors: errors.map(since),
      };
    },
  };
};
