import { clockIn, dayIn, type Instant, isLongerThanADay } from '#machines/calendar.ts';
import { type Clash, ledMeanwhile, placeIn, type ShiftChoice } from '#machines/shifts/shifts.rules.ts';
import type { OwnPlace, OwnSignUps, Shift, ShiftsContext } from '#machines/shifts/shifts.types.ts';
import { dateText, timeOfDay, unbroken } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';

type Zone = Pick<OwnSignUps, 'timeZone' | 'timeZoneName'>;

const clockText = (at: Instant, { timeZone }: Zone): string => unbroken(clockIn(timeZone, at));

const dayAndClockText = (at: Instant, zone: Zone): string =>
  `${dateText(dayIn(zone.timeZone, at), 'brief')}, ${clockText(at, zone)}`;

/** A moment by the event's clocks, wherever the reader is: "Wed, Aug 25, 8:00 AM Eastern Time". */
export const momentText = (at: Instant, zone: Zone): string =>
  `${dayAndClockText(at, zone)} ${unbroken(zone.timeZoneName)}`;

export const listText = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);

/** What else the person does then; a ride with when they are expected back. */
export const clashText = (clash: Clash, zone: Zone): string => {
  if (clash.kind === 'shift') return `You’re already on “${clash.name}” at that time.`;
  const text = isLongerThanADay(clash) ? dayAndClockText : clockText;
  return `You’re riding “${clash.name}” from ${text(clash.startsAt, zone)} until about ${text(clash.endsAt, zone)}.`;
};

/** Why shifts of a day stand back, and what can be done about it; null where none does. Each of them says which it overlaps. */
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

/** A ride is on no list of shifts: it is said once for all that clash with it. */
export const ridingTexts = (choices: readonly ShiftChoice[], zone: Zone): string[] => [
  ...new Set(
    choices.flatMap((choice) =>
      choice.kind === 'clash' && choice.clash.kind === 'ride' ? [clashText(choice.clash, zone)] : [],
    ),
  ),
];

/** What else the person does at the time of a shift that they don’t have; null where nothing is. */
export const meanwhileText = (shift: Shift, choice: ShiftChoice, own: OwnSignUps): string | null => {
  if (choice.kind === 'mine') return null;
  // When it begins and ends is said above.
  if (choice.kind === 'clash' && choice.clash.kind === 'ride')
    return `You’re riding “${choice.clash.name}” then.`;
  if (choice.kind === 'clash') return clashText(choice.clash, own);
  const led = ledMeanwhile(own, shift);
  return led === null ? null : `You lead “${led.title}” at that time.`;
};

/** "Sanjay leads it."; nothing where nobody else does. */
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

/** Who else is there: names only of those who show theirs. */
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

/** What was saved last; null where nothing was. */
export const doneText = (context: ShiftsContext): string | null => {
  const { done } = context;
  switch (done?.kind) {
    case undefined:
    // The link itself stands where the focus goes.
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
