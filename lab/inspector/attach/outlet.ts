import type { Message } from './messages.ts';

/** Messages that an inspector which opens later still gets. */
const mostKept = 10_000;

type Receiver = { window: Window; origin: string };

/**
 * Sends messages to each window that has reported as `@statelyai/inspect` does. A window gets the earlier messages first. Messages go to the
 * window's own origin alone, and only if it is one of `origins`.
 */
export const openOutlet = (origins: readonly string[]) => {
  let receivers: Receiver[] = [];
  /** Actors whose message is older than all that are kept. */
  let oldActors: Message[] = [];
  let kept: Message[] = [];
  let waiting: (() => Message)[] = [];

  const post = ({ window, origin }: Receiver, message: Message) => window.postMessage(message, origin);

  const trim = () => {
    if (kept.length < mostKept * 1.2) return;
    const dropped = kept.slice(0, -mostKept);
    const ended = new Set(
      [...dropped, ...kept].flatMap((one) =>
        one.type === '@xstate.snapshot' && one.snapshot.status !== 'active' ? [one.sessionId] : [],
      ),
    );
    oldActors = [...oldActors, ...dropped.filter(({ type }) => type === '@xstate.actor')].filter(
      ({ sessionId }) => !ended.has(sessionId),
    );
    kept = kept.slice(-mostKept);
  };

  const flush = () => {
    const messages = waiting.map((read) => read());
    waiting = [];
    kept.push(...messages);
    trim();
    receivers = receivers.filter(({ window }) => !window.closed);
    for (const receiver of receivers) for (const message of messages) post(receiver, message);
  };

  addEventListener('message', ({ data, source, origin }) => {
    if (data?.type !== '@statelyai.connected' || source === null || !origins.includes(origin)) return;
    const receiver = { window: source as Window, origin };
    for (const message of [...oldActors, ...kept]) post(receiver, message);
    // A reload of the window reports again.
    receivers = [...receivers.filter(({ window }) => window !== source), receiver];
  });

  return {
    /** Sends after the present task, so that the app doesn't wait for copies. */
    send: (read: () => Message): void => {
      if (waiting.length === 0) setTimeout(flush);
      waiting.push(read);
    },
  };
};
