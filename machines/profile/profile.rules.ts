import * as z from 'zod/mini';
import { editingRules } from '#machines/editing/editing.rules.ts';
import { type FieldErrors, firstErrors } from '#machines/form/field-errors.ts';
import { anyText } from '#machines/form/fields.ts';
import { firstName, lastName, longest, phoneCheck } from '#machines/form/person-fields.rules.ts';
import { lastNameOf } from '#machines/form/person-name.ts';
import { toE164 } from '#machines/form/phone.ts';
import { money } from '#machines/money.ts';
import { storyProblem } from '#machines/story/story.rules.ts';
import { normalStory, type Story } from '#machines/story/story.ts';
import { fieldNames } from './profile.messages.ts';
import type { EditedProfile, ProfileDraft, ProfileField, ProfileFields } from './profile.types.ts';

/** The fields in the order of the page. */
export const profileFields = Object.keys(fieldNames) as ProfileField[];

/** The handle in a typed text, which may begin with @ or with the address of a profile. */
const bareHandle = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?(?:x|twitter|instagram)\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/, '');

const handle = (pattern: RegExp, problem: string) =>
  z.string().check(z.refine((typed) => typed.trim() === '' || pattern.test(bareHandle(typed)), problem));

const when = () => true;

const isWritten = ({ address, city, postalCode }: Pick<ProfileDraft, 'address' | 'city' | 'postalCode'>) =>
  [address, city, postalCode].some((part) => part.trim() !== '');

const needed = (field: 'address' | 'city' | 'country', error: string) =>
  z.refine<ProfileDraft>((draft) => !isWritten(draft) || draft[field].trim() !== '', {
    error,
    path: [field],
    when,
  });

const formFor = (committedAmount: number) =>
  z
    .object({
      firstName: firstName('Enter your first name.'),
      lastName: lastName('Enter your last name.'),
      story: z.custom<Story | null>().check(
        z.superRefine((story, context) => {
          const message = storyProblem(story);
          if (message !== null) context.addIssue({ code: 'custom', message, input: story });
        }),
      ),
      goal: z.nullable(z.int()).check(
        z.refine((goal) => goal !== null, 'Enter the amount you want to raise.'),
        z.refine(
          (goal) => goal === null || goal >= committedAmount,
          `Your goal can’t be below your commitment. Set it to ${money(committedAmount)} or more.`,
        ),
        z.refine((goal) => goal === null || goal <= 1_000_000_000, 'Enter at most $10,000,000.'),
      ),
      phone: z.string(),
      address: anyText(longest.street),
      city: anyText(longest.city),
      state: anyText(longest.region),
      postalCode: anyText(longest.postalCode),
      country: z.string(),
      employerName: anyText(120),
      jerseySize: z.string(),
      tShirtSize: z.string(),
      twitterHandle: handle(/^\w{1,15}$/, 'Enter your name on X, such as @maya_rides.'),
      instagramHandle: handle(/^[\w.]{1,30}$/, 'Enter your name on Instagram, such as @maya.rides.'),
      isDonorListVisible: z.boolean(),
      isAchievementsInvisible: z.boolean(),
      isOnLeaderboards: z.boolean(),
      isCancerSurvivor: z.boolean(),
      survivorVisibility: z.enum(['nobody', 'captains', 'donors', 'donors-and-captains', 'everyone']),
    })
    .check(
      phoneCheck('phone', 'Enter a phone number with its area code, or leave it empty.', true),
      needed('address', 'Enter your street address.'),
      needed('city', 'Enter your city.'),
      needed('country', 'Choose your country.'),
      z.refine((draft) => draft.country !== 'US' || draft.state.trim() !== '', {
        error: 'Choose your state.',
        path: ['state'],
        when,
      }),
      z.refine(
        (draft) =>
          !isWritten(draft) || draft.country !== 'US' || /^\d{5}(?:-\d{4})?$/.test(draft.postalCode.trim()),
        { error: 'Enter your ZIP code: 5 digits, like 04609.', path: ['postalCode'], when },
      ),
    );

/** A person's stored values as the form holds them. */
export const draftOfProfile = ({
  story,
  goal,
  isDonorListVisible,
  isAchievementsInvisible,
  isOnLeaderboards,
  isCancerSurvivor,
  survivorVisibility,
  ...texts
}: ProfileFields): ProfileDraft => ({
  ...(Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])) as Record<
    keyof typeof texts,
    string
  >),
  story,
  goal,
  isDonorListVisible,
  isAchievementsInvisible,
  isOnLeaderboards,
  isCancerSurvivor,
  survivorVisibility,
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The values to store for a draft without errors. */
export const profileOfDraft = (draft: ProfileDraft): ProfileFields => ({
  ...draft,
  firstName: draft.firstName.trim(),
  lastName: lastNameOf(draft.lastName),
  story: normalStory(draft.story),
  goal: draft.goal ?? 0,
  phone: toE164(draft.phone, draft.country),
  address: orNull(draft.address),
  city: orNull(draft.city),
  state: orNull(draft.state),
  postalCode: orNull(draft.postalCode),
  country: orNull(draft.country),
  employerName: orNull(draft.employerName),
  jerseySize: orNull(draft.jerseySize),
  tShirtSize: orNull(draft.tShirtSize),
  twitterHandle: orNull(bareHandle(draft.twitterHandle)),
  instagramHandle: orNull(bareHandle(draft.instagramHandle)),
});

const addressParts = new Set<string>(['country', 'address', 'city', 'state', 'postalCode', 'phone']);

/** A person who changes one part of their address must correct all its parts. */
const profileErrors = (
  draft: ProfileDraft,
  unsaved: Partial<ProfileDraft>,
  { committedAmount }: EditedProfile['extra'],
): FieldErrors => {
  const { error } = formFor(committedAmount).safeParse(draft);
  const isAddressed = Object.keys(unsaved).some((field) => addressParts.has(field));
  const issues = (error?.issues ?? []).filter(({ path: [field] }) => {
    const name = String(field);
    return name in unsaved || (isAddressed && addressParts.has(name));
  });
  return firstErrors(issues, profileFields);
};

export const profileRules = editingRules<EditedProfile>({
  fields: profileFields,
  draftFrom: draftOfProfile,
  tidied: (typed) => typed,
  errorsIn: profileErrors,
});
