import { nameInOneLine } from '#machines/form/person-name.ts';
import { isSame } from '#machines/form/typed-values.ts';
import { isRiding, participationDraft } from './registration.participation.ts';
import type { FormStep, Registration, RegistrationContext, StepRequest } from './registration.types.ts';

/*
 * A registration that went on in another tab or on another device: what is stored at a step now, beside what was sent from here.
 */

/** A step's answer as its request has it, by field. `card`: the method kept for the commitment, `new` for one that the gateway does not know yet. */
type Answer = Readonly<Record<string, unknown>>;

const cardOf = (registration: Registration | null) =>
  isRiding(registration) ? (registration?.fundraising.paymentMethod ?? null) : null;

const routeAt = (registration: Registration, step: 'route-signature' | 'route-gravel'): Answer | null => {
  const route = registration.routes.find(({ rideType }) => step === `route-${rideType}`);
  return (
    (route && { routeId: route.routeId, groupCode: route.groupCode, sponsorCode: route.sponsorCode }) ?? null
  );
};

/** What is stored at a step; null if nothing is. The fee has no answer: what was paid is never paid again. */
const storedAt = (registration: Registration | null, step: FormStep): Answer | null => {
  if (registration === null) return null;
  const { fundraising, waiver } = registration;
  switch (step) {
    case 'participation':
      return participationDraft(registration.participation);
    case 'profile':
      return registration.profile;
    case 'route-signature':
    case 'route-gravel':
      return routeAt(registration, step);
    case 'volunteer':
      return registration.volunteer && { shiftIds: registration.volunteer.shiftIds.toSorted() };
    case 'activity-goals':
      return registration.activityGoals;
    case 'fundraising':
      return fundraising.goal === null
        ? null
        : { goal: fundraising.goal, commitment: fundraising.commitment, card: cardOf(registration) };
    case 'additional-info':
      return registration.additionalInfo;
    case 'waiver':
      return waiver && { signedName: waiver.signedName, guardianName: waiver.guardianName };
    case 'fee':
      return null;
  }
};

const sentBy = ({ step, body }: StepRequest, before: Registration | null): Answer => {
  switch (step) {
    case 'participation':
      return participationDraft(body);
    case 'route-signature':
    case 'route-gravel':
      return { routeId: body.routeId, groupCode: body.groupCode, sponsorCode: body.sponsorCode };
    case 'volunteer':
      return { shiftIds: body.shiftIds.toSorted() };
    case 'fundraising': {
      const { goal, commitment, payment } = body;
      return { goal, commitment, card: payment !== null && 'nonce' in payment ? 'new' : cardOf(before) };
    }
    case 'waiver':
      return {
        signedName: nameInOneLine(body.signedName),
        guardianName: body.guardian && nameInOneLine(body.guardian.name),
      };
    case 'profile':
    case 'activity-goals':
    case 'additional-info':
    case 'fee':
      return body;
  }
};

const fieldsOf = (one: Answer, other: Answer) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

const differing = (stored: Answer, sent: Answer): string[] =>
  fieldsOf(stored, sent).filter((field) => !isSame(stored[field], sent[field]));

type Sent = Pick<RegistrationContext, 'registration' | 'attempt' | 'unanswered' | 'step' | 'seen'>;

/**
 * Whether what is stored at the step came from here: it says what is being sent, or what was sent before and never answered. Which card
 * came with an unanswered save is not known.
 */
export const isOwnSave = ({ registration, attempt, unanswered, step }: Sent, now: Registration): boolean => {
  const stored = storedAt(now, step);
  if (stored === null) return false;
  if (attempt !== null && differing(stored, sentBy(attempt.request, registration)).length === 0) return true;
  if (unanswered?.step !== step) return false;
  return differing(stored, sentBy(unanswered, registration)).every((field) => field === 'card');
};

/** Whether saving would overwrite an answer that the person has not seen. */
export const isAnsweredElsewhere = ({ registration, step, seen }: Sent, now: Registration): boolean => {
  const stored = storedAt(now, step);
  const isKnown = seen === registration?.version;
  return stored !== null && !(isKnown && isSame(stored, storedAt(registration, step)));
};

/** The fields of the step that are stored otherwise than they were sent, with both values. */
export const differences = ({
  registration,
  attempt,
  elsewhere,
  step,
}: RegistrationContext): { field: string; here: unknown; there: unknown }[] => {
  const stored = storedAt(elsewhere, step);
  if (stored === null || attempt === null) return [];
  const sent = sentBy(attempt.request, registration);
  return differing(stored, sent).map((field) => ({ field, here: sent[field], there: stored[field] }));
};
