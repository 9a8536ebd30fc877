import { type RawBuilder, sql } from 'kysely';
import { dayIn, eventZone } from '#machines/calendar.ts';
import { readCode } from '#machines/form/code.ts';
import { isDormantFor } from '#server/membership/membership.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { inWords } from '#server/platform/mail/format.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { Discount } from './registration.money.ts';
import { registrationProblem } from './registration.problems.ts';

export type CodeKind = 'group' | 'sponsor' | 'discount';
export type CodeScope = 'signature' | 'gravel' | 'fee';

type Limits = { startsAt: Date; expiresAt: Date; useLimit: number };

const fields = {
  group: 'groupCode',
  sponsor: 'sponsorCode',
  discount: 'discountCode',
} as const satisfies Record<CodeKind, string>;

const refusal = (kind: CodeKind, why: 'unknown' | 'expired' | 'used-up', detail?: string): ProblemError => {
  const error = registrationProblem(`${kind}-code-${why}`, detail === undefined ? {} : { detail });
  return registrationProblem(error.code, {
    detail: error.message,
    fields: [{ path: `/body/${fields[kind]}`, code: error.code, message: error.message }],
  });
};

/** Outside its dates a code is `expired`, before them as well as after; the text says which. */
export const isInForce = ({ startsAt, expiresAt }: Omit<Limits, 'useLimit'>, now: Date): boolean =>
  startsAt <= now && now < expiresAt;

type Asked = {
  code: string;
  now: Date;
  /** The registration that uses the code; null outside one. */
  registrationId: string | null;
  /** The person who enters the code outside a registration: their earlier uses don't count against them. */
  personId?: string;
};

/** Entries by group codes outside a registration, except the person's own. */
const entriesByOthers = async (trx: Trx, { code, registrationId, personId }: Asked): Promise<number> => {
  const { entries } = await trx
    .selectFrom('groupCodeEntry')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('code', '=', code)
    .$if(personId !== undefined, (query) => query.where('personId', '<>', personId ?? ''))
    .$if(registrationId !== null, (query) =>
      query.where('personId', 'not in', (eb) =>
        eb.selectFrom('registration').select('personId').where('id', '=', registrationId),
      ),
    )
    .executeTakeFirstOrThrow();
  return entries;
};

/** Changes of routes whose payment is in progress: each uses the code once it is booked. */
const changesByOthers = async (trx: Trx, { code, registrationId }: Asked): Promise<number> => {
  const { changes } = await trx
    .selectFrom('routeChange')
    .innerJoin('participation', 'participation.id', 'routeChange.participationId')
    .select(({ fn }) => fn.countAll<number>().as('changes'))
    .where('routeChange.sponsorCode', '=', code)
    .where('routeChange.state', '=', 'charging')
    .$if(registrationId !== null, (query) =>
      query.where('participation.registrationId', 'is distinct from', registrationId),
    )
    .executeTakeFirstOrThrow();
  return changes;
};

/** The sponsor’s code of a rider; null if they came without one. */
export const sponsorCodeInUse = async (
  trx: Trx,
  registrationId: string,
  scope: CodeScope,
): Promise<string | null> => {
  const use = await trx
    .selectFrom('codeUse')
    .select('code')
    .where('kind', '=', 'sponsor')
    .where('scope', '=', scope)
    .where('registrationId', '=', registrationId)
    .executeTakeFirst();
  return use?.code ?? null;
};

/** Uses by others; a code typed for both rides of one registration is one use. */
const usesByOthers = async (trx: Trx, kind: CodeKind, asked: Asked): Promise<number> => {
  const { code, now, registrationId, personId } = asked;
  const { uses } = await trx
    .selectFrom('codeUse')
    .select(sql<number>`count(distinct registration_id)`.as('uses'))
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', now)]))
    .$if(registrationId !== null, (query) => query.where('registrationId', '<>', registrationId))
    .$if(personId !== undefined, (query) =>
      query.where('registrationId', 'not in', (eb) =>
        eb
          .selectFrom('registration')
          .select('id')
          .where('personId', '=', personId ?? ''),
      ),
    )
    .executeTakeFirstOrThrow();
  if (kind === 'group') return uses + (await entriesByOthers(trx, asked));
  return kind === 'sponsor' ? uses + (await changesByOthers(trx, asked)) : uses;
};

/** The code's row, locked, when it can be used; throws the problem that says why not. */
const usable = async <Row extends Limits>(
  trx: Trx,
  kind: CodeKind,
  asked: Asked,
  statement: RawBuilder<Row>,
): Promise<Row> => {
  const row = (await statement.execute(trx)).rows[0];
  if (!row) throw refusal(kind, 'unknown');
  if (asked.now < row.startsAt)
    throw refusal(
      kind,
      'expired',
      `This code starts working on ${inWords(dayIn(eventZone, row.startsAt))}. Try it then.`,
    );
  if (!isInForce(row, asked.now)) throw refusal(kind, 'expired');
  if ((await usesByOthers(trx, kind, asked)) >= row.useLimit) throw refusal(kind, 'used-up');
  return row;
};

// Every use locks the code's row first, so two can't take the last one.
export const usableGroupCode = async (trx: Trx, asked: Asked) => {
  const row = await groupCode(trx, asked);
  const personId = asked.personId ?? (await personOf(trx, asked.registrationId));
  if (personId !== null && (await isDormantFor(trx, row.pelotonId, personId)))
    throw refusal('group', 'expired', 'No one rides with this peloton this year, so its code doesn’t work.');
  return row;
};

const personOf = async (trx: Trx, registrationId: string | null): Promise<string | null> => {
  if (registrationId === null) return null;
  const row = await trx
    .selectFrom('registration')
    .select('personId')
    .where('id', '=', registrationId)
    .executeTakeFirst();
  return row?.personId ?? null;
};

const groupCode = (trx: Trx, asked: Asked) =>
  usable(
    trx,
    'group',
    asked,
    sql<Limits & { code: string; pelotonId: string; pelotonName: string }>`
      select c.code, c.starts_at, c.expires_at, c.use_limit, p.id as peloton_id, p.name as peloton_name
      from group_code c join peloton p on p.id = c.peloton_id
      where c.code = ${asked.code} and p.is_active for no key update of c`,
  );

/** Like `usableGroupCode`, for a person who types the code outside a registration. */
export const enteredGroupCode = (trx: Trx, { code, ...asked }: Asked) =>
  usableGroupCode(trx, { ...asked, code: readCode(code) });

export const usableSponsorCode = (trx: Trx, asked: Asked) =>
  usable(
    trx,
    'sponsor',
    asked,
    sql<Limits & { code: string; sponsorId: string; sponsorName: string }>`
      select c.code, c.starts_at, c.expires_at, c.use_limit, s.id as sponsor_id, s.name as sponsor_name
      from sponsor_code c join sponsor s on s.id = c.sponsor_id
      where c.code = ${asked.code} for no key update of c`,
  );

export const usableDiscountCode = (trx: Trx, asked: Asked): Promise<Limits & Discount> =>
  usable(
    trx,
    'discount',
    asked,
    sql<Limits & Discount>`
      select code, starts_at, expires_at, use_limit, percent_off, amount_off
      from discount_code where code = ${asked.code} for no key update`,
  );

/** Takes one use, which `extendHolds` then keeps; null releases it. The code's row must be locked. */
export const holdCode = async (
  trx: Trx,
  { kind, scope, registrationId }: { kind: CodeKind; scope: CodeScope; registrationId: string },
  code: string | null,
  /** Null keeps it for good. */
  heldUntil: Date | null,
): Promise<void> => {
  await trx
    .deleteFrom('codeUse')
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('registrationId', '=', registrationId)
    .execute();
  if (code === null) return;
  await trx.insertInto('codeUse').values({ kind, scope, registrationId, code, heldUntil }).execute();
};
