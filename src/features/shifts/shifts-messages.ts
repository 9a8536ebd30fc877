import { clockIn, dayIn, type Instant, isLongerThanADay } from '#machines/calendar.ts';
import { type Clash, ledMeanwhile, placeIn, type ShiftChoice } from '#machines/shifts/shifts.rules.ts';
import type { OwnPlace, OwnSignUps, Shift, ShiftsContext } from '#machines/shifts/shifts.types.ts';
import { dateText, timeOfDay, unbroken } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';

type Zone = Pick<OwnSignUps, 'timeZone' | 'timeZoneName'>;

const clockText = (at: Instant, { timeZone }: Zone): string => unbroken(clockIn(timeZone, at));

const dayAndClockText = (at: Instant, zone: Zone): string =>
  `${dateText(dayIn(zone.timeZone, at), 'brief')}, ${clockText(at, zone)}`;

/** An instant in the event's zone, wherever the reader is: "Wed, Aug 25, 8:00 AM Eastern Time". */
export const momentText = (at: Instant, zone: Zone): string =>
  `${dayAndClockText(at, zone)} ${unbroken(zone.timeZoneName)}`;

export const listText = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);

/** The person's other commitment at that time; a ride with the expected time of return. */
export const clashText = (clash: Clash, zone: Zone): string => {
  if (clash.kind === 'shift') return `You’re already on “${clash.name}” at that time.`;
  const text = isLongerThanADay(clash) ? dayAndClockText : clockText;
  return `You’re riding “${clash.name}” from ${text(clash.startsAt, zone)} until about ${text(clash.endsAt, zone)}.`;
};

/** Why some shifts of a day can't be taken, and what to do; null if all can. Each of them says which it overlaps. */
export const dimmedText = (
  choices: readonly { choice: ShiftChoice; meanwhile: string | null }[],
): string | null => {
  const dimmed = choices.filter(({ meanwhile }) => meanwhile !== null).map(({ choice }) => choice);
  const overlapOwn = dimmed.some((choice) => choice.kind === 'clash' && choice.clash.kind === 'shift');
  const overlapLed = dimmed.some(({ kind }) => kind !== 'clash');
  if (overlapOwn && overlapLed) return 'Dimmed shifts overlap yours (swap) or one you lead (take it anyway).';
  if (overlapLed) return 'Dimmed shifts overlap one you lead.';
  return overlapOwn ? 'Dimmed shifts overlap yours.' : null;
};

/** A ride is in no list of shifts, so it is mentioned once for all shifts that overlap it. */
export const ridingTexts = (choices: readonly ShiftChoice[], zone: Zone): string[] => [
  ...new Set(
    choices.flatMap((choice) =>
      choice.kind === 'clash' && choice.clash.kind === 'ride' ? [clashText(choice.clash, zone)] : [],
    ),
  ),
];

/** The person's other commitment at the time of a shift that they don’t have; null for none. */
export const meanwhileText = (shift: Shift, choice: ShiftChoice, own: OwnSignUps): string | null => {
  if (choice.kind === 'mine') return null;
  // Its start and end are shown above.
  if (choice.kind === 'clash' && choice.clash.kind === 'ride')
    return `You’re riding “${choice.clash.name}” then.`;
  if (choice.kind === 'clash') return clashText(choice.clash, own);
  const led = ledMeanwhile(own, shift);
  return led === null ? null : `You lead “${led.title}” at that time.`;
};

/** "Sanjay leads it."; nothing without another lead. */
export const leadsText = ({ leads }: Pick<OwnPlace, 'leads'>): string =>
  leads.length === 0 ? '' : `${listText(leads)} ${leads.length === 1 ? 'leads' : 'lead'} it.`;

/** "5 of 6 shifts still need people." */
export const openText = (open: number, total: number): string => {
  if (total === 0) return 'There are no shifts to choose from yet.';
  if (open === 0) return 'Every shift is full right now. You can join a waiting list.';
  if (open < total)
    return `${unbroken(`${open} of ${counted(total, 'shift')}`)} still ${open === 1 ? 'needs' : 'need'} people.`;
  return total === 1
    ? 'The only shift still needs people.'
    : `${unbroken(`All ${total} shifts`)} still need people.`;
};

/** The other people: names only of those who show theirs. */
export const othersText = ({ others, people }: Pick<OwnPlace, 'others' | 'people'>): string => {
  if (others === 0) return 'No one else is on this shift yet.';
  const rest = others - people.length;
  if (people.length === 0)
    return rest === 1 ? 'One other person is on this shift.' : `${rest} other people are on this shift.`;
  const names = rest === 0 ? people : [...people, counted(rest, 'other', 'others')];
  return `With ${listText(names)}.`;
};

/** "Raise the tents (Sat, Aug 28, 8:00 AM)": several shifts may have one title. */
export const namedShift = ({ title, day, startTime }: Pick<Shift, 'title' | 'day' | 'startTime'>): string =>
  `${title} (${dateText(day, 'brief')}, ${timeOfDay(startTime)})`;

const titleOf = ({ loaded }: ShiftsContext, shiftId: string): string => {
  const shift = loaded?.shifts.find(({ id }) => id === shiftId) ?? placeIn(loaded, shiftId)?.shift;
  return shift === undefined ? 'the shift' : namedShift(shift);
};

/** The last saved change; null for none. */
export const doneText = (context: ShiftsContext): string | null => {
  const { done } = context;
  switch (done?.kind) {
    case undefined:
    // The link itself takes the focus.
    case 'share':
      return null;
    case 'take':
      return `You’re in: ${titleOf(context, done.shiftId)}.`;
    case 'swap':
      return `Swapped: you’re in ${titleOf(context, done.to)} now.`;
    case 'leave':
      return `You gave up your place in ${titleOf(context, done.shiftId)}.`;
    case 'request':
      return `The lead of ${titleOf(context, done.shiftId)} knows that you can’t come, and will take you off.`;
    case 'stay':
      return `You’re still in ${titleOf(context, done.shiftId)}, and the lead knows.`;
    case 'wait':
      return `You’re on the waiting list for ${titleOf(context, done.shiftId)}. We’ll e-mail you when it’s your turn.`;
    case 'stop':
      return `You’re off the waiting list for ${titleOf(context, done.shiftId)}.`;
    case 'confirm':
      return `Confirmed: ${titleOf(context, done.shiftId)}. Thank you.`;
    case 'show':
      return done.isShown
        ? 'The others in your shifts see your first name.'
        : 'No one in your shifts sees your name anymore.';
  }
};
