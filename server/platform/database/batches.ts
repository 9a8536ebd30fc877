import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { isRefused } from './database-errors.ts';

type Waiting<Item, Answer> = { item: Item } & PromiseWithResolvers<Answer>;
type Store = { db: Db };

/**
 * Milliseconds to wait for a running batch. Batches in sequence load the database least, and requests gather meanwhile. A batch that waits
 * for a lock delays the next one only this long, until `atOnce` of them wait.
 */
const patience = 30;
/** Batches of one statement that may run at once; other work shares the connections. */
const atOnce = 3;
/** Items in a batch. */
const most = 100;

/**
 * Runs a frequent statement in batches: ten items together cost the database half of what they cost alone.
 * On a quiet day every item runs alone, at once. `run` does all its items in one statement, or none, and answers in their order; `of` is
 * the store of any item. Where the database refuses a batch, each item is tried alone, so that one cannot spoil the others. Where the
 * outcome is unknown, all items get that error.
 * `apart`: the least milliseconds between the beginnings of two batches, if the first has ended by then; requests gather meanwhile. Items
 * of a batch resume together, so a statement that follows needs no `apart` of its own.
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
    // The items that a batch releases reach the next batch in the same turn of the loop, and stay together.
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
 * The items of a batch as rows, for the `from` of its statement. They are one parameter, so that the text stays the same for any number of
 * items. `types`: the PostgreSQL type of each value; `place` is an item's index.
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
