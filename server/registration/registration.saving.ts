import { money } from '#machines/money.ts';
import type { Call, OperationId } from '#server/platform/contract/handlers.ts';
import { signedIn } from '#server/platform/contract/handlers.ts';
import { checkVersion } from '#server/platform/contract/version.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { lockOwnTime } from '#server/volunteering/volunteering.ts';
import { aggregateById } from './registration.aggregate.ts';
import {
  type Contested,
  dropGone,
  extendHolds,
  holdUntil,
  lapsed,
  lockContested,
  sittingOf,
} from './registration.places.ts';
import { type RegistrationProblemCode, registrationProblem } from './registration.problems.ts';
import { type Progress, progressOf } from './registration.progress.ts';
import { missingBefore } from './registration.rules.ts';
import type {
  Answers,
  CurrentEvent,
  RegistrationAggregate,
  RegistrationBody,
  Step,
} from './registration.types.ts';
import { registrationView, versionOf } from './registration.view.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock'>;

/** A registration that is locked until the transaction ends. */
export type Opened = { trx: Trx; now: Date; aggregate: RegistrationAggregate };

/** The reason why no registration is in progress. */
export const noneInProgress = async (db: Db | Trx, personId: string): Promise<ProblemError> => {
  const completed = await db
    .selectFrom('registration')
    .innerJoin('event', 'event.id', 'registration.eventId')
    .select('registration.id')
    .where('personId', '=', personId)
    .where('state', '=', 'completed')
    .where('event.isCurrent', '=', true)
    .executeTakeFirst();
  return registrationProblem(completed ? 'registration-completed' : 'no-registration-in-progress');
};

export const required = async (
  reading: Promise<RegistrationAggregate | null>,
): Promise<RegistrationAggregate> => {
  const aggregate = await reading;
  if (!aggregate) throw new Error('A registration vanished while it was locked.');
  return aggregate;
};

/** Locks the person's registration in progress; null when there is none. */
export const lockInProgress = async (trx: Trx, personId: string): Promise<string | null> => {
  const row = await trx
    .selectFrom('registration')
    .select('registration.id')
    .where('personId', '=', personId)
    .where('state', '=', 'in-progress')
    .where('eventId', 'in', (eb) => eb.selectFrom('event').select('event.id').where('isCurrent', '=', true))
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Reads a locked registration, and locks its expired holds and the rows of `wanted`. Places that others took meanwhile become `gone`. */
export const openById = async (trx: Trx, id: string, now: Date, wanted: Contested = {}): Promise<Opened> => {
  const aggregate = await required(aggregateById(trx, id, now));
  const lost = lapsed(aggregate, now);
  await lockContested(trx, wanted, lost ?? {});
  // With the locks, others can no longer take the expired holds.
  return { trx, now, aggregate: lost ? await required(aggregateById(trx, id, now)) : aggregate };
};

/** Locks and reads the caller's registration in progress; throws the problem that says why there is none. */
export const openLocked = async (
  trx: Trx,
  personId: string,
  now: Date,
  wanted: Contested = {},
): Promise<Opened> => {
  const id = await lockInProgress(trx, personId);
  if (id === null) throw await noneInProgress(trx, personId);
  // Two of the person's registrations could take a ride and a shift at the same time.
  if (wanted.route || wanted.shift) await lockOwnTime(trx, personId);
  return openById(trx, id, now, wanted);
};

export const refuseOutsideWindow = (
  {
    registrationOpensAt,
    registrationClosesAt,
  }: Pick<CurrentEvent, 'registrationOpensAt' | 'registrationClosesAt'>,
  now: Date,
): void => {
  if (now < registrationOpensAt || now >= registrationClosesAt)
    throw registrationProblem('registration-closed');
};

/** "Product <hello@product.example>" becomes hello@product.example. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

const blocked = (
  { settings }: Pick<Platform, 'settings'>,
  { intent }: RegistrationAggregate,
): ProblemError =>
  intent?.state === 'charged'
    ? registrationProblem('registration-blocked', {
        detail:
          `Your account can’t register at the moment, and your fee of ${money(intent.amount)} is paid. Write to ` +
          `${addressIn(settings.mail.from)}: we’ll finish your registration with you, or refund your payment.`,
      })
    : registrationProblem('registration-blocked');

/**
 * Throws for blocked people, and for everybody outside the window. A person who paid in time may finish afterwards. The staff decide on a
 * block, so an earlier payment stays visible as paid, and the staff also decide what happens to it.
 */
export const refuseUnlessOpen = (
  deps: Pick<Platform, 'settings'>,
  aggregate: RegistrationAggregate,
  now: Date,
): void => {
  if (aggregate.person.blockRegistration) throw blocked(deps, aggregate);
  if (aggregate.intent?.state !== 'charged') refuseOutsideWindow(aggregate.event, now);
};

/** A lost code concerns the step where it was typed, so other steps name it in their text. */
const lostCodes: Partial<Record<RegistrationProblemCode, string>> = {
  'group-code-used-up':
    'We held your group code for half an hour, and others have used it up since. Choose your route again, with another code or without one.',
  'sponsor-code-used-up':
    'We held your sponsor code for half an hour, and others have used it up since. Choose your route again.',
  'discount-code-used-up':
    'We held your discount code for half an hour, and others have used it up since. Check your fee again.',
};

/** Throws unless the step applies and everything before it is saved; a lost place has its own code. */
export const refuseOutOfOrder = (step: Step, { steps, saved, gone }: Progress): void => {
  if (!steps.includes(step)) throw registrationProblem('step-not-needed');
  const missing = missingBefore(step, steps, saved);
  if (missing === null) return;
  const lost = gone.get(missing);
  const detail = lost && lostCodes[lost];
  if (detail) throw registrationProblem('step-out-of-order', { detail });
  throw registrationProblem(lost ?? (missing === 'fee' ? 'fee-not-paid' : 'step-out-of-order'));
};

/** Stores the answers, increments the version and starts every hold again. */
export const writeStep = async (
  { trx, now, aggregate }: Opened,
  step: Step,
  answers: Answers = {},
): Promise<void> => {
  const { heldSince } = await trx
    .updateTable('registration')
    .set((eb) => ({
      heldSince: sittingOf(now),
      answers: JSON.stringify({ ...aggregate.answers, ...answers }),
      savedSteps: [...new Set([...aggregate.savedSteps, step])],
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', aggregate.id)
    .returning('heldSince')
    .executeTakeFirstOrThrow();
  await extendHolds(trx, aggregate.id, holdUntil(now, heldSince));
};

export type StepCall = Pick<Call, 'caller'> & {
  operationId: OperationId;
  params: unknown;
  body: unknown;
  headers: { 'idempotency-key': string; 'if-match'?: string };
};

type StepSave = {
  step: Step;
  wanted?: Contested;
  /** Checks and takes the step's places; its result is added to the answers. */
  apply: (opened: Opened) => Promise<Answers>;
};

export type Saved = { status: 200; body: RegistrationBody; headers: { etag: string } };

export const savedAnswer = (aggregate: RegistrationAggregate): Saved => {
  const body = registrationView(aggregate);
  return { status: 200, body, headers: { etag: body.version } };
};

/** Refuses a save that was meant for an earlier version: the person has not seen what they would overwrite. */
export const refuseOtherVersion = (call: Pick<StepCall, 'headers'>, aggregate: RegistrationAggregate): void =>
  checkVersion(call.headers['if-match'], versionOf(aggregate));

/** One step in one transaction: order, rules, effect and the stored answer, all of it or nothing. */
export const saveStep = (deps: Deps, call: StepCall, { step, wanted, apply }: StepSave): Promise<Saved> =>
  withIdempotency(deps, call, async (trx): Promise<Saved> => {
    const now = deps.clock.now();
    const opened = await openLocked(trx, signedIn(call).personId, now, wanted);
    const { id } = opened.aggregate;
    refuseUnlessOpen(deps, opened.aggregate, now);
    refuseOtherVersion(call, opened.aggregate);
    const progress = progressOf(opened.aggregate);
    refuseOutOfOrder(step, progress);
    if (progress.gone.size > 0) {
      await dropGone(trx, opened.aggregate, now);
      opened.aggregate = await required(aggregateById(trx, id, now));
    }
    await writeStep(opened, step, await apply(opened));
    return savedAnswer(await required(aggregateById(trx, id, now)));
  });
