import { lastNameOf, nameInOneLine, noLastName } from '#machines/form/person-name.ts';
import { guardianNameProblem, isSignedName, signedNameProblem } from '#machines/registration/signed-name.ts';
import { ageOn } from '#server/platform/clock/clock.ts';
import { stateProblem } from '#server/platform/contract/address.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import {
  clashInWords,
  clashOf,
  isOverlapping,
  ownTimes,
  type ShiftRow,
  shiftsByIds,
} from '#server/volunteering/volunteering.ts';
import { holdShifts } from './registration.places.ts';
import { registrationProblem } from './registration.problems.ts';
import { ageOf } from './registration.progress.ts';
import { isLikelyAge, isRider, needsGuardian, tooYoung, tooYoungForShift } from './registration.rules.ts';
import { type Opened, type Saved, type StepCall, saveStep } from './registration.saving.ts';
import type {
  ActivityGoalsBody,
  AdditionalInfoBody,
  Answers,
  ProfileBody,
  SignatureBody,
  VolunteerBody,
} from './registration.types.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock'>;

type With<Body> = StepCall & { body: Body };

const wrong = (path: string, message: string): ProblemError =>
  platformProblem('validation-failed', { detail: message, fields: [{ path, code: 'invalid', message }] });

export const saveProfile = (deps: Deps, call: With<ProfileBody>): Promise<Saved> =>
  saveStep(deps, call, {
    step: 'profile',
    apply: async ({ aggregate: { choice, event } }): Promise<Answers> => {
      const age = ageOn(call.body.birthDate, event.startsOn);
      if (call.body.birthDate > deps.clock.today())
        throw wrong('/body/birthDate', 'This birth date is in the future. Check the year.');
      if (!isLikelyAge(age))
        throw wrong('/body/birthDate', 'This birth date can’t be right. Check the year.');
      const missingState = stateProblem(call.body);
      if (missingState !== null) throw wrong('/body/state', missingState);
      const detail = tooYoung(choice, age, event.startsOn);
      if (detail !== null)
        throw registrationProblem('too-young', {
          detail,
          fields: [{ path: '/body/birthDate', code: 'too-young', message: detail }],
        });
      return {
        profile: {
          ...call.body,
          lastName: lastNameOf(call.body.lastName),
          emergencyContactName: nameInOneLine(call.body.emergencyContactName),
        },
      };
    },
  });

const shiftProblem = (
  code: 'shift-unknown' | 'shift-overlap' | 'shift-ride-clash' | 'too-young',
  detail?: string,
): ProblemError => {
  const error = registrationProblem(code, detail === undefined ? {} : { detail });
  return registrationProblem(code, {
    detail: error.message,
    fields: [{ path: '/body/shiftIds', code, message: error.message }],
  });
};

/** Names the first two overlapping shifts. */
const overlapOf = (shifts: readonly ShiftRow[]): string | null => {
  for (const [index, one] of shifts.entries()) {
    const other = shifts.slice(index + 1).find((each) => isOverlapping(one, each));
    if (other)
      return `“${one.title}” and “${other.title}” overlap. You can’t be in two places at once: choose other times.`;
  }
  return null;
};

const refuseRideClash = async (shifts: readonly ShiftRow[], { trx, aggregate }: Opened): Promise<void> => {
  const rides = (await ownTimes(trx, aggregate.person.id, aggregate.event.id)).filter(
    ({ kind }) => kind === 'ride',
  );
  for (const { title: name, startsAt, endsAt } of shifts) {
    const clash = clashOf({ name, startsAt, endsAt }, rides);
    if (clash) throw shiftProblem('shift-ride-clash', clashInWords({ name, startsAt, endsAt }, clash));
  }
};

const refuseShifts = (shifts: readonly ShiftRow[], { aggregate }: Opened): void => {
  const age = ageOf(aggregate) ?? 0;
  const tooYoungDetail = shifts
    .map((shift) => tooYoungForShift(shift, age, aggregate.event.startsOn))
    .find((detail) => detail !== null);
  if (tooYoungDetail) throw shiftProblem('too-young', tooYoungDetail);
  const overlap = overlapOf(shifts);
  if (overlap !== null) throw shiftProblem('shift-overlap', overlap);
};

export const saveVolunteer = (deps: Deps, call: With<VolunteerBody>): Promise<Saved> => {
  const { shiftIds } = call.body;
  return saveStep(deps, call, {
    step: 'volunteer',
    wanted: { shift: shiftIds },
    apply: async (opened): Promise<Answers> => {
      const { trx, now, aggregate } = opened;
      const shifts = await shiftsByIds(trx, shiftIds, now);
      const ours = shifts.filter(({ eventId }) => eventId === aggregate.event.id);
      if (ours.length < shiftIds.length) throw shiftProblem('shift-unknown');
      refuseShifts(ours, opened);
      await refuseRideClash(ours, opened);
      await holdShifts(trx, { registrationId: aggregate.id, now }, ours);
      return {};
    },
  });
};

export const saveActivityGoals = (deps: Deps, call: With<ActivityGoalsBody>): Promise<Saved> =>
  saveStep(deps, call, {
    step: 'activity-goals',
    // The store keeps one decimal, so the answer shows the stored value.
    apply: async (): Promise<Answers> => ({
      activityGoals: {
        goals: call.body.goals.map((goal) => ({ ...goal, amount: Math.round(goal.amount * 10) / 10 })),
      },
    }),
  });

export const saveAdditionalInfo = (deps: Deps, call: With<AdditionalInfoBody>): Promise<Saved> =>
  saveStep(deps, call, {
    step: 'additional-info',
    apply: async ({ aggregate }): Promise<Answers> => {
      if (isRider(aggregate.choice) && call.body.jerseySize === null)
        throw wrong('/body/jerseySize', 'Choose your jersey size.');
      return { additionalInfo: call.body };
    },
  });

const sign = async ({ trx, now, aggregate }: Opened, body: SignatureBody): Promise<void> => {
  const waiver = await trx
    .selectFrom('waiver')
    .select(['version', 'body'])
    .where('version', '=', body.waiverVersion)
    .executeTakeFirst();
  if (waiver?.version !== aggregate.waiverVersion || !waiver) throw registrationProblem('waiver-outdated');
  const signed = {
    waiverVersion: waiver.version,
    waiverBody: waiver.body,
    signedName: nameInOneLine(body.signedName),
    guardianName: body.guardian && nameInOneLine(body.guardian.name),
    guardianEmail: body.guardian?.email ?? null,
    signedAt: now,
  };
  await trx
    .insertInto('waiverSignature')
    .values({
      id: crypto.randomUUID(),
      registrationId: aggregate.id,
      personId: aggregate.person.id,
      ...signed,
    })
    .onConflict((conflict) => conflict.column('registrationId').doUpdateSet(signed))
    .execute();
};

const guardianProblem = (path: string, message: string): ProblemError =>
  registrationProblem('guardian-required', {
    detail: message,
    fields: [{ path: `/body/guardian${path}`, code: 'guardian-required', message }],
  });

const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A person cannot be their own guardian. */
const refuseOwnGuardian = ({ aggregate }: Opened, { guardian, signedName }: SignatureBody): void => {
  if (guardian === null)
    throw guardianProblem('', 'A parent or guardian has to sign too. Enter their name and e-mail address.');
  if (plain(guardian.email) === plain(aggregate.person.emailAddress))
    throw guardianProblem('/email', 'This is your own e-mail address. Enter your parent’s or guardian’s.');
  if (plain(guardian.name) === plain(signedName))
    throw guardianProblem(
      '/name',
      'This is your own name. Your parent or guardian types theirs; if you share it, add Sr. or their middle name.',
    );
};

const refuseHalfNames = ({ aggregate }: Opened, { guardian, signedName }: SignatureBody): void => {
  const { lastName } = aggregate.answers.profile ?? aggregate.person;
  if (!isSignedName(signedName, lastName === noLastName)) throw wrong('/body/signedName', signedNameProblem);
  if (guardian !== null && !isSignedName(guardian.name))
    throw wrong('/body/guardian/name', guardianNameProblem);
};

export const signWaiver = (deps: Deps, call: With<SignatureBody>): Promise<Saved> =>
  saveStep(deps, call, {
    step: 'waiver',
    apply: async (opened): Promise<Answers> => {
      refuseHalfNames(opened, call.body);
      if (needsGuardian(ageOf(opened.aggregate) ?? 0)) refuseOwnGuardian(opened, call.body);
      await sign(opened, call.body);
      return {};
    },
  });
