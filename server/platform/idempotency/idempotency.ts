import { createHash } from 'node:crypto';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Caller } from '#server/platform/contract/handlers.ts';
import { type Db, type Trx, transact } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { dailyKey } from '#server/platform/jobs/jobs.types.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

type KeyedCall = {
  operationId: string;
  params: unknown;
  query?: object;
  body: unknown;
  caller: Caller | null;
  headers: { 'idempotency-key': string };
};

type SomeAnswer = { status: number; body?: unknown; headers?: Readonly<Record<string, string | number>> };

/** The value with the fields of every object in one order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};

/** A hash of the contents: the same for any order of the fields. */
export const fingerprint = (contents: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(contents)))
    .digest('hex');

const hashOf = ({ params, query, body }: KeyedCall): string => fingerprint({ params, query, body });

const recordOf = (call: KeyedCall) => ({
  key: call.headers['idempotency-key'],
  caller: call.caller?.oid ?? '',
  operation: call.operationId,
});

const given = async <Answer extends SomeAnswer>(db: Db | Trx, call: KeyedCall): Promise<Answer | null> => {
  const { key, caller, operation } = recordOf(call);
  const record = await db
    .selectFrom('idempotencyRecord')
    .select(['requestHash', 'status', 'headers', 'body'])
    .where('caller', '=', caller)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!record) return null;
  if (record.requestHash !== hashOf(call)) throw platformProblem('idempotency-key-reused');
  const { status, headers, body } = record;
  return { status, ...(headers ? { headers } : {}), ...(body === null ? {} : { body }) } as Answer;
};

/**
 * The stored answer of this key, or null. For operations that cannot be one transaction, because they call the payment gateway in between.
 * They look here first, and call `keepAnswer` in the transaction that ends them.
 * @throws ProblemError `idempotency-key-reused` when the contents are not those of the first request
 */
export const answerGiven = given;

/** Stores an answer, in the transaction that makes it true; an earlier one stays. */
export const keepAnswer = async (
  trx: Trx,
  clock: Clock,
  call: KeyedCall,
  answer: SomeAnswer,
): Promise<void> => {
  await trx
    .insertInto('idempotencyRecord')
    .values({ ...recordOf(call), requestHash: hashOf(call), createdAt: clock.now(), ...written(answer) })
    .onConflict((conflict) => conflict.columns(['caller', 'operation', 'key']).doNothing())
    .execute();
};

const written = ({ status, headers, body }: SomeAnswer) => ({
  status,
  headers: headers ? JSON.stringify(headers) : null,
  body: body === undefined ? null : JSON.stringify(body),
});

/**
 * Does `effect` once for a key, and answers every repetition with the first answer.
 * The record and the effect are one transaction: a crash leaves neither, so the repetition does it all. Of two at once the second waits at
 * the record's primary key. A thrown problem also undoes the record, so that the person can correct the request.
 * @throws ProblemError `idempotency-key-reused` when the contents are not those of the first request
 */
export const withIdempotency = <Answer extends SomeAnswer>(
  { db, clock }: { db: Db; clock: Clock },
  call: KeyedCall,
  effect: (trx: Trx) => Promise<Answer>,
): Promise<Answer> =>
  transact(db, async (trx) => {
    const record = recordOf(call);
    const claimed = await trx
      .insertInto('idempotencyRecord')
      .values({ ...record, requestHash: hashOf(call), createdAt: clock.now(), status: 0 })
      .onConflict((conflict) => conflict.columns(['caller', 'operation', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) {
      const answer = await given<Answer>(trx, call);
      if (answer) return answer;
      throw new Error(`The idempotency record ${record.key} went while it was read.`);
    }
    const answer = await effect(trx);
    await trx
      .updateTable('idempotencyRecord')
      .set(written(answer))
      .where('caller', '=', record.caller)
      .where('operation', '=', record.operation)
      .where('key', '=', record.key)
      .execute();
    return answer;
  });

const kind = 'idempotency-expiry';
const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;

/** Schedules the deletion of old answers for `time`'s day; several processes schedule it once. */
export const scheduleExpiry = ({ db, jobs }: { db: Db; jobs: Jobs }, time: Date): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, kind, {}, { runAt: time, key: dailyKey(time) }));

/** Deletes answers after 30 days, once a day: by then no client repeats the request, and answers hold personal data. */
export const registerExpiry = ({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }): void =>
  jobs.register(
    kind,
    async () => {
      const now = clock.now().getTime();
      await db
        .deleteFrom('idempotencyRecord')
        .where('createdAt', '<', new Date(now - keptFor))
        .execute();
      await scheduleExpiry({ db, jobs }, new Date(now + day));
    },
    { isNeverGivenUp: true },
  );
