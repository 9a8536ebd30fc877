import * as z from 'zod/mini';
import { formSteps } from './registration.steps.ts';
import type { Drafts, FormStep, TypedDrafts } from './registration.types.ts';

const text = z.string();
const flag = z.boolean();
/** Whole cents. */
const money = z.nullable(z.int());
const payment = z.enum(['saved', 'new']);
const route = { routeId: text, groupCode: text, sponsorCode: text };

/** One field for each of a step's, whatever is typed in it. */
type Shape<Step extends FormStep> = Record<keyof Drafts[Step], z.ZodMiniType>;

const fields: { [Step in FormStep]: Shape<Step> } = {
  participation: { challenger: flag, signature: flag, gravel: flag, volunteer: flag },
  profile: {
    firstName: text,
    lastName: text,
    phone: text,
    birthDate: text,
    gender: text,
    address: text,
    city: text,
    state: text,
    postalCode: text,
    country: text,
    emergencyContactName: text,
    emergencyContactPhone: text,
  },
  'route-signature': route,
  'route-gravel': route,
  volunteer: { shiftIds: z.array(text) },
  'activity-goals': { goals: z.array(z.strictObject({ activity: text, unit: text, amount: text })) },
  fundraising: { goal: money, commitment: money, payment },
  'additional-info': {
    tShirtSize: text,
    jerseySize: text,
    employerName: text,
    isCancerSurvivor: z.enum(['', 'yes', 'no']),
    cancerType: text,
  },
  waiver: {
    waiverVersion: text,
    signedName: text,
    guardianName: text,
    guardianEmail: text,
    termsAccepted: flag,
  },
  fee: { discountCode: text, payment },
};

const draftsShape = z.strictObject(
  Object.fromEntries(
    formSteps.map((step) => [step, z.optional(z.partial(z.strictObject(fields[step])))] as const),
  ),
);

/** Whether something that was kept and read again has the form of what is typed in the steps today. */
export const areDrafts = (value: unknown): value is TypedDrafts => draftsShape.safeParse(value).success;

export const isFormStep = (value: unknown): value is FormStep =>
  (formSteps as readonly unknown[]).includes(value);
