import { PassThrough, type Readable } from 'node:stream';
import { eventRaised, fundraisingOf, pelotonFundraising } from '#server/fundraising/fundraising.ts';
import { countedAs } from '#server/platform/contract/address-group.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { type Moment, momentNow, movedSince, pelotonsAbove } from './live.queries.ts';
import { greeting, heartbeat, keyOf, type Movement, message, type Topic } from './live.rules.ts';

/** Milliseconds between two checks for movements while a page watches; a total is sent at most as often. */
const lookEvery = 1000;
const beatEvery = 25_000;
/** Open pages of one network, which may be a whole office; and of all. */
const mostOfNetwork = 40;
const mostOfAll = 10_000;
/** A reader who is this many bytes behind is disconnected, and connects again. */
const mostUnread = 16_384;

type Watched = {
  topic: Topic;
  readers: Set<PassThrough>;
  sent: number | null;
  /** How often it was summed, and which of the sums has answered last. */
  asked: number;
  answered: number;
  latest: number;
};

/** Serves all watchers of totals in this process, whichever process moves them. */
export const openHub = ({ db, log, closing }: { db: Db; closing: AbortSignal; log: Log }) => {
  const watched = new Map<string, Watched>();
  const perNetwork = new Map<string, number>();
  let readers = 0;
  /** The last checked moment; null without watchers. */
  let looked: Moment | null = null;
  let beginning: Promise<void> | null = null;
  /** Movements that could not be summed yet. */
  let unsent = new Set<string>();
  let beat: NodeJS.Timeout | null = null;
  let due: NodeJS.Timeout | null = null;

  const raisedOf = async (topic: Topic): Promise<number> => {
    if (topic.of === 'Event') return eventRaised(db, topic.year);
    if (topic.of === 'User') return (await fundraisingOf(db, topic.personId, topic.eventId, 'public')).raised;
    return (await pelotonFundraising(db, topic.pelotonId, topic.eventId, 'public')).raised;
  };

  const send = (reader: PassThrough, text: string): void => {
    if (reader.writableLength > mostUnread) reader.destroy();
    else reader.write(text);
  };

  /** The total now; or a later sum's total, where that one has answered already. */
  const sum = async (one: Watched): Promise<number> => {
    one.asked += 1;
    const turn = one.asked;
    const raised = await raisedOf(one.topic);
    if (turn > one.answered) {
      one.answered = turn;
      one.latest = raised;
    }
    return one.latest;
  };

  /** Reads the total once for all its watchers, and sends it where it has changed. */
  const tell = async (one: Watched): Promise<void> => {
    const raised = await sum(one);
    if (raised === one.sent) return;
    one.sent = raised;
    for (const reader of one.readers) send(reader, message(raised));
  };

  /** The watched totals that these movements are part of. */
  const touched = async (movements: readonly Movement[]): Promise<Set<string>> => {
    const keys = new Set<string>();
    for (const { ownerType, year, ownerId } of movements)
      keys.add(`Event ${year}`).add(`${ownerType} ${year} ${ownerId}`);
    const isAnyPeloton = [...watched.values()].some(({ topic }) => topic.of === 'Peloton');
    if (!isAnyPeloton) return keys;
    for (const [year, those] of Map.groupBy(movements, (movement) => movement.year)) {
      const owners = new Set(those.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])));
      for (const id of await pelotonsAbove(db, [...owners], year)) keys.add(`Peloton ${year} ${id}`);
    }
    return keys;
  };

  const complain = (error: unknown): void => {
    if (!closing.aborted) log.error(error, 'moved totals could not be sent');
  };

  const look = async (from: Moment): Promise<void> => {
    const { movements, moment } = await movedSince(db, from);
    const keys = new Set([...unsent, ...(await touched(movements))]);
    looked = moment;
    unsent = new Set();
    for (const key of keys) {
      const one = watched.get(key);
      if (!one) continue;
      // A failed sum does not delay the other totals.
      await tell(one).catch((error: unknown) => {
        unsent.add(key);
        complain(error);
      });
    }
  };

  const lookOn = async (): Promise<void> => {
    if (readers === 0 || closing.aborted) looked = null;
    if (looked === null) return;
    await look(looked).catch(complain);
    due = setTimeout(lookOn, lookEvery).unref();
  };

  const begin = async (): Promise<void> => {
    looked = await momentNow(db);
    due = setTimeout(lookOn, lookEvery).unref();
  };

  const beatAll = (): void => {
    for (const one of watched.values()) for (const reader of one.readers) send(reader, heartbeat);
  };

  const start = async (): Promise<void> => {
    beat ??= setInterval(beatAll, beatEvery).unref();
    if (looked !== null) return;
    beginning ??= begin().finally(() => {
      beginning = null;
    });
    await beginning;
  };

  const admit = (network: string): void => {
    const open = perNetwork.get(network) ?? 0;
    if (closing.aborted || readers >= mostOfAll || open >= mostOfNetwork)
      throw platformProblem('too-many-requests');
    perNetwork.set(network, open + 1);
    readers += 1;
  };

  const leave = (network: string, key: string, reader: PassThrough): void => {
    const open = (perNetwork.get(network) ?? 1) - 1;
    if (open === 0) perNetwork.delete(network);
    else perNetwork.set(network, open);
    readers -= 1;
    const one = watched.get(key);
    one?.readers.delete(reader);
    if (one?.readers.size === 0) watched.delete(key);
  };

  closing.addEventListener('abort', () => {
    if (beat) clearInterval(beat);
    if (due) clearTimeout(due);
    for (const one of watched.values()) for (const reader of one.readers) reader.end();
  });

  /** A stream of the total, from its present value. @throws ProblemError `too-many-requests` */
  const watch = async (topic: Topic, address: string): Promise<Readable> => {
    const network = countedAs(address);
    admit(network);
    const key = keyOf(topic);
    const reader = new PassThrough();
    reader.once('close', () => leave(network, key, reader));
    try {
      // The moment comes first, so that movements during the first read are found.
      await start();
      // The server's end has disconnected all watchers by then.
      if (closing.aborted) throw platformProblem('too-many-requests');
      const one = watched.get(key) ?? {
        topic,
        readers: new Set(),
        sent: null,
        asked: 0,
        answered: 0,
        latest: 0,
      };
      watched.set(key, one);
      one.readers.add(reader);
      reader.write(greeting);
      const raised = await sum(one);
      // Where the total has moved since, the others must get it now: the next check finds nothing new.
      for (const each of raised === one.sent ? [reader] : one.readers) send(each, message(raised));
      one.sent = raised;
    } catch (error) {
      reader.destroy();
      throw error;
    }
    return reader;
  };

  return { watch };
};
