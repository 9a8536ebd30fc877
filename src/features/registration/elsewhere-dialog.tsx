import type { ReactNode } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import { goalText } from '#machines/form/activity-texts.ts';
import { money } from '#machines/money.ts';
import { fieldNames } from '#machines/profile/profile.messages.ts';
import { differences } from '#machines/registration/registration.elsewhere.ts';
import type {
  Registration,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import { rideNames } from '#machines/registration/ride-names.ts';
import { Button } from '#src/components/button/button.tsx';
import { DataList } from '#src/components/data-list/data-list.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { methodName } from '#src/components/payment-choice/payment-choice.tsx';
import type { ComingOffer, RegistrationOffer } from './registration.types.ts';
import { stepLabels } from './registration-messages.ts';

const names: Readonly<Record<string, string>> = {
  ...fieldNames,
  challenger: 'Challenge',
  ...rideNames,
  volunteer: 'Volunteer',
  birthDate: 'Birth date',
  gender: 'Gender',
  emergencyContactName: 'Emergency contact’s name',
  emergencyContactPhone: 'Their phone',
  routeId: 'Route',
  groupCode: 'Group code',
  sponsorCode: 'Sponsor code',
  shiftIds: 'Shifts',
  goals: 'Your challenge',
  goal: 'You want to raise',
  commitment: 'You commit to raise',
  card: 'Payment method',
  isCancerSurvivor: 'You’ve had cancer yourself',
  cancerType: 'Kind of cancer',
  signedName: 'Your signature',
  guardianName: 'Guardian’s name',
};

const routeName = (id: string, { codes, elsewhere }: RegistrationContext, { routes }: RegistrationOffer) =>
  elsewhere?.routes.find(({ routeId }) => routeId === id)?.routeName ??
  [...routes.signature, ...routes.gravel, ...(codes.sponsor?.routes ?? [])].find((route) => route.id === id)
    ?.name;

const shiftNames = (ids: readonly string[], { shifts }: RegistrationOffer) =>
  shifts
    .filter(({ id }) => ids.includes(id))
    .map(({ title, day, startTime }) => `${title}, ${dateText(day, 'brief')}, ${timeOfDay(startTime)}`)
    .join('; ');

const valueText = (
  field: string,
  value: unknown,
  context: RegistrationContext,
  offer: RegistrationOffer,
): ReactNode => {
  if (value === null || value === undefined || value === '') return <em>Nothing</em>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return money(value);
  if (field === 'routeId') return routeName(value as string, context, offer);
  if (field === 'shiftIds') return shiftNames(value as string[], offer);
  if (field === 'birthDate') return dateText(value as CalendarDay);
  if (field === 'goals')
    return (value as NonNullable<Registration['activityGoals']>['goals']).map(goalText).join('; ');
  if (field === 'card')
    return value === 'new'
      ? 'The new card'
      : methodName(value as NonNullable<Registration['fundraising']['paymentMethod']>);
  return value as string;
};

type ElsewhereDialogProps = {
  heading: string;
  text: string;
  context: RegistrationContext;
  offer: ComingOffer;
  send: (event: RegistrationEvent) => void;
};

/** The step was saved in another place: both answers where they differ, and the choice between them. */
export const ElsewhereDialog = ({ heading, text, context, offer, send }: ElsewhereDialogProps) => {
  const whole = useArrived(offer.whole);
  return (
    <Dialog
      open
      wide
      role="alertdialog"
      title={heading}
      onClose={() => undefined}
      actions={
        <>
          <Button tone="plain" onClick={() => send({ type: 'elsewhere.overwritten' })}>
            Save what I entered here
          </Button>
          <Button onClick={() => send({ type: 'elsewhere.taken' })}>Go on with what’s saved</Button>
        </>
      }
    >
      <p>{text}</p>
      {context.elsewhere ? <p>It’s now at “{stepLabels[context.elsewhere.nextStep]}”.</p> : null}
      <DataList
        caption="What’s saved, and what you entered here"
        columns={[
          { id: 'name', name: 'Answer', cell: ({ field }) => names[field] },
          {
            id: 'there',
            name: 'Saved now',
            cell: ({ field, there }) => valueText(field, there, context, whole),
          },
          {
            id: 'here',
            name: 'Entered here',
            cell: ({ field, here }) => valueText(field, here, context, whole),
          },
        ]}
        rows={differences(context)}
        keyOf={({ field }) => field}
        empty=""
      />
    </Dialog>
  );
};
