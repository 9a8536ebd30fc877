import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { isRefused } from './database-errors.ts';

type Waiting<Item, Answer> = { item: Item } & PromiseWithResolvers<Answer>;
type Store = { db: Db };

/**
 * Milliseconds that a batch is waited for. One after the other they take the least of the database, and what comes meanwhile gathers;
 * one that waits for a lock holds up its own items, and the others no longer than this until `atOnce` of them do.
 */
const patience = 30;
/** Of each such statement so many share the connections with all else. */
const atOnce = 3;
/** Items of one batch. */
const most = 100;

/**
 * `run` for a statement that comes hundreds of times a second, and of which ten items cost the database half of what they cost one
 * by one. On a quiet day every item is run alone, at once.
 *
 * `run` does all of its items or none, in one statement, and answers them in their order; `of` is that of any of them. Where the
 * database refuses a batch, each of its items is tried alone, so that one can't spoil it for the others; where nobody knows whether
 * it was done, each of them is told so.
 *
 * `apart`: milliseconds from the beginning of a batch to that of the next, if the first has ended by then: what comes meanwhile
 * gathers. Those of a batch go on together, so one that follows on another's needs none of its own.
 */
export const inBatches = <Of extends Store, Item, Answer>(
  run: (of: Of, items: readonly Item[]) => Promise<readonly Answer[]>,
  apart = 0,
): ((of: Of, item: Item) => Promise<Answer>) => {
  const runAll = async (of: Of, batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await run(
        of,
        batch.map(({ item }) => item),
      );
      for (const [place, answer] of answers.entries()) batch[place]?.resolve(answer);
    } catch (error) {
      if (batch.length > 1 && isRefused(error)) for (const one of batch) await runAll(of, [one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  type Queue = {
    waiting: Waiting<Item, Answer>[];
    underWay: number;
    began: number;
    early: NodeJS.Timeout | undefined;
    next: NodeJS.Immediate | undefined;
  };
  const queues = new WeakMap<Db, Queue>();

  const begin = (of: Of, queue: Queue): void => {
    queue.next = undefined;
    queue.began = performance.now();
    queue.underWay += 1;
    void runAll(of, queue.waiting.splice(0, most)).then(() => {
      queue.underWay -= 1;
      goOn(of, queue);
    });
    goOn(of, queue);
  };

  const goOn = (of: Of, queue: Queue): void => {
    if (queue.next !== undefined) return;
    clearTimeout(queue.early);
    if (queue.underWay === atOnce || queue.waiting.length === 0) return;
    const early = queue.began + (queue.underWay === 0 ? apart : patience) - performance.now();
    // What one batch has let go on comes to the next in the same turn of the loop, and stays together.
    if (early > 0) queue.early = setTimeout(goOn, early, of, queue);
    else queue.next = setImmediate(begin, of, queue);
  };

  return (of, item) => {
    const queue = queues.get(of.db) ?? {
      waiting: [],
      underWay: 0,
      began: Number.NEGATIVE_INFINITY,
      early: undefined,
      next: undefined,
    };
    queues.set(of.db, queue);
    const one = { item, ...Promise.withResolvers<Answer>() };
    queue.waiting.push(one);
    goOn(of, queue);
    return one.promise;
  };
};

const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The items of a batch as rows, for the `from` of its statement: one parameter, so that the text stays the same however many there
 * are. `types`: PostgreSQL's type of each of their values, whose column is named as everywhere; `place` is where an item stands.
 */
export const itemsAs = <Item extends object>(
  name: string,
  types: { [Name in keyof Item & string]: string },
): ((items: readonly Item[]) => RawBuilder<unknown>) => {
  const columns = Object.entries<string>(types).map(([key, type]) => ({ key, column: columnOf(key), type }));
  const typed = columns.map(({ column, type }) => `${column} ${type}`).join(', ');
  const definition = sql.raw(`${name} (place integer, ${typed})`);
  const rowOf = (item: Item, place: number) => {
    const row: Record<string, unknown> = { place };
    for (const { key, column } of columns) row[column] = item[key as keyof Item];
    return row;
  };
  return (items) =>
    sql`batch_items(${JSON.stringify(items.map(rowOf))}::jsonb) one_item, jsonb_to_record(one_item) as ${definition}`;
};
