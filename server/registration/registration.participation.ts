import { randomUUID } from 'node:crypto';
import { isUndecided } from '#server/charging/charging.ts';
import { currentEvent } from '#server/event/event.ts';
import { signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { aggregateById } from './registration.aggregate.ts';
import { dropGone, releaseRide, releaseShifts } from './registration.places.ts';
import { registrationProblem } from './registration.problems.ts';
import { ageOf } from './registration.progress.ts';
import {
  both,
  choiceOf,
  isNothing,
  isRider,
  isSameChoice,
  rideTypes,
  tooYoung,
  union,
  without,
} from './registration.rules.ts';
import {
  lockInProgress,
  type Opened,
  openById,
  refuseOtherVersion,
  refuseOutsideWindow,
  refuseUnlessOpen,
  required,
  type Saved,
  type StepCall,
  savedAnswer,
  writeStep,
} from './registration.saving.ts';
import type { Answers, Choice, ParticipationBody, RegistrationAggregate } from './registration.types.ts';

const columnsOf = (choice: Choice) => ({
  wantsChallenger: choice.challenger,
  wantsSignature: choice.signature,
  wantsGravel: choice.gravel,
  wantsVolunteer: choice.volunteer,
});

/** A choice that is fully registered already is a 409; a partly registered one is a wrong choice. */
const refuseRegistered = (chosen: Choice, registered: Choice): void => {
  if (isNothing(both(chosen, registered))) return;
  throw registrationProblem(
    isNothing(without(chosen, registered)) ? 'registration-completed' : 'already-registered',
  );
};

/** The fee pays for the rides, so they stay once the gateway has been asked. */
export const refuseFeeChange = ({ intent, choice }: RegistrationAggregate, chosen: Choice): void => {
  if (rideTypes.every((rideType) => choice[rideType] === chosen[rideType])) return;
  if (isUndecided(intent)) throw registrationProblem('fee-processing');
  if (intent?.state === 'charged')
    throw registrationProblem('fee-already-paid', {
      detail: 'Your fee is paid for the rides you chose. Finish this registration first, then add a ride.',
    });
};

const refuseTooYoung = (aggregate: RegistrationAggregate, chosen: Choice): void => {
  const age = ageOf(aggregate);
  const detail = age === null ? null : tooYoung(chosen, age, aggregate.event.startsOn);
  if (detail !== null) throw registrationProblem('too-young', { detail });
};

/** The answers that remain for these kinds. */
const keptAnswers = ({ answers }: RegistrationAggregate, chosen: Choice): Answers => {
  const { activityGoals, fundraising, fee, ...kept } = answers;
  return {
    ...kept,
    ...(chosen.challenger && activityGoals ? { activityGoals } : {}),
    ...((chosen.challenger || isRider(chosen)) && fundraising ? { fundraising } : {}),
    ...(isRider(chosen) && fee ? { fee } : {}),
  };
};

/** Changes the registration to these kinds; places of the others are released. */
export const changeChoice = async (opened: Opened, chosen: Choice): Promise<void> => {
  const { trx, now } = opened;
  await dropGone(trx, opened.aggregate, now);
  const { id, choice } = opened.aggregate;
  for (const rideType of rideTypes) {
    if (choice[rideType] && !chosen[rideType]) await releaseRide(trx, { registrationId: id, now }, rideType);
  }
  if (!chosen.volunteer) await releaseShifts(trx, id, now);
  if (!isRider(chosen)) await trx.deleteFrom('codeUse').where('registrationId', '=', id).execute();
  await trx.updateTable('registration').set(columnsOf(chosen)).where('id', '=', id).execute();
  const answers = keptAnswers(opened.aggregate, chosen);
  await writeStep({ trx, now, aggregate: { ...opened.aggregate, answers } }, 'participation');
};

const begin = async (
  trx: Trx,
  now: Date,
  personId: string,
  eventId: string,
  chosen: Choice,
): Promise<string | null> => {
  const begun = { personId, eventId, state: 'in-progress' as const, startedAt: now, updatedAt: now };
  const row = await trx
    .insertInto('registration')
    .values({ id: randomUUID(), ...begun, ...columnsOf(chosen), savedSteps: ['participation'] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Of two simultaneous first steps the database lets one begin; the other continues with it. */
const lockOrBegin = async (
  trx: Trx,
  ...beginning: [now: Date, personId: string, eventId: string, chosen: Choice]
): Promise<{ id: string; isNew: boolean }> => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const locked = await lockInProgress(trx, beginning[1]);
    if (locked !== null) return { id: locked, isNew: false };
    const begun = await begin(trx, ...beginning);
    if (begun !== null) return { id: begun, isNew: true };
  }
  throw platformProblem('temporarily-unavailable');
};

/**
 * Begins a registration, or changes the kinds of the one in progress.
 * @param merge what happens to earlier choices: `replace` for the wizard's first step, `add` for add-type, which overwrites nothing and
 * needs no version
 */
export const saveParticipation = (
  deps: Pick<Platform, 'settings' | 'db' | 'clock'>,
  call: StepCall & { body: ParticipationBody },
  merge: 'replace' | 'add',
): Promise<Saved> =>
  withIdempotency(deps, call, async (trx): Promise<Saved> => {
    const now = deps.clock.now();
    const asked = choiceOf(call.body);
    if (isNothing(asked)) throw registrationProblem('nothing-chosen');
    const event = await currentEvent(trx);
    const { id, isNew } = await lockOrBegin(trx, now, signedIn(call).personId, event.id, asked);
    const opened = await openById(trx, id, now);
    const { aggregate } = opened;
    refuseUnlessOpen(deps, aggregate, now);
    refuseOutsideWindow(event, now);
    refuseRegistered(asked, aggregate.registered.choice);
    if (isNew) return savedAnswer(aggregate);
    // Meant to begin a registration: where the same is in progress already, nothing is left to do.
    const isBeginning = merge === 'replace' && call.headers['if-match'] === undefined;
    if (isBeginning && isSameChoice(aggregate.choice, asked)) return savedAnswer(aggregate);
    if (isBeginning) throw platformProblem('version-changed');
    if (merge === 'replace') refuseOtherVersion(call, aggregate);
    const chosen = merge === 'add' ? union(aggregate.choice, asked) : asked;
    refuseFeeChange(aggregate, chosen);
    refuseTooYoung(aggregate, chosen);
    await changeChoice(opened, chosen);
    return savedAnswer(await required(aggregateById(trx, id, now)));
  });
