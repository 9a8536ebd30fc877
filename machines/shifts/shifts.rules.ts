import type { Instant } from '#machines/calendar.ts';
import type { OwnPlace, OwnSignUps, PlaceGivenUp, Shift, ShiftsContext } from './shifts.types.ts';

type Span = { startsAt: Instant; endsAt: Instant };

/** A shift or ride of the person at the same time. */
export type Clash =
  | ({ kind: 'ride'; name: string } & Span)
  | { kind: 'shift'; name: string; place: OwnPlace };

/** [start, end): adjacent shifts don't overlap. */
const isOverlapping = (one: Span, other: Span): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);

/** The person's shift or ride at the time of another shift; `leaving` is one that they give back for it. Null for none. */
export const clashOf = (
  { places, rides }: Pick<OwnSignUps, 'places' | 'rides'>,
  shift: Pick<Shift, 'id'> & Span,
  leaving: string | null = null,
): Clash | null => {
  const ride = rides.find((each) => isOverlapping(each, shift));
  if (ride) return { kind: 'ride', ...ride };
  const place = places.find(
    (each) => ![shift.id, leaving].includes(each.shift.id) && isOverlapping(each.shift, shift),
  );
  return place ? { kind: 'shift', name: place.shift.title, place } : null;
};

/** A shift that the person leads at the time of another one, which would be without a lead; null for none. */
export const ledMeanwhile = (
  { led }: Pick<OwnSignUps, 'led'>,
  shift: Pick<Shift, 'id'> & Span,
): Shift | null => led.find((each) => each.id !== shift.id && isOverlapping(each, shift)) ?? null;

/** The person's place in a shift; null without one. */
export const placeIn = (loaded: ShiftsContext['loaded'], shiftId: string | null): OwnPlace | null =>
  loaded?.own.places.find(({ shift }) => shift.id === shiftId) ?? null;

/** The place that a change gives to someone else; null without one. */
export const givenUpBy = (loaded: ShiftsContext['loaded'], change: PlaceGivenUp): OwnPlace | null =>
  placeIn(loaded, change.kind === 'leave' ? change.shiftId : change.from);

/** What a person can do about a shift in the list. */
export type ShiftChoice =
  | { kind: 'mine' | 'waiting' | 'offered' | 'begun' | 'take' | 'full' | 'swap' }
  | { kind: 'clash'; clash: Clash /** The shift that could be swapped for it. */; from: string | null };

/** @param from the shift that is being swapped; null for none */
export const choiceOf = (own: OwnSignUps, shift: Shift, from: string | null): ShiftChoice => {
  if (own.places.some((place) => place.shift.id === shift.id)) return { kind: 'mine' };
  const waiting = own.waiting.find((each) => each.shift.id === shift.id);
  if (waiting?.offeredUntil === null) return { kind: 'waiting' };
  if (shift.startsAt <= own.now) return { kind: 'begun' };
  const clash = clashOf(own, shift, from);
  const hasPlace = shift.placesLeft > 0 || waiting !== undefined;
  if (clash !== null) {
    const isSwappable = clash.kind === 'shift' && clash.place.canLeave && hasPlace;
    const last = isSwappable && clashOf(own, shift, clash.place.shift.id) === null;
    return { kind: 'clash', clash, from: last ? clash.place.shift.id : null };
  }
  if (waiting) return { kind: 'offered' };
  if (!hasPlace) return { kind: 'full' };
  return { kind: from === null ? 'take' : 'swap' };
};
