import { expect, test } from 'vitest';
import { choiceOf } from '#machines/shifts/shifts.rules.ts';
import type { OwnSignUps, Shift } from '#machines/shifts/shifts.types.ts';
import { bells, bridge, oranges, pass, placeIn, volunteering } from '#test/support/shifts/shifts-fixture.ts';

const free: OwnSignUps = { ...volunteering, places: [] };
const waitingFor = (shift: Shift, offeredUntil: `${string}Z` | null) => ({
  ...free,
  waiting: [
    { shift: bridge, position: 4, offeredUntil: null },
    { shift, position: 1, offeredUntil: offeredUntil as never },
  ],
});
const withPlace = (shift: Shift, canLeave = true) => ({ ...free, places: [placeIn(shift, { canLeave })] });
const full = (shift: Shift): Shift => ({ ...shift, placesLeft: 0 });
/** It begins when `pass` ends. */
const next: Shift = { ...bells, startsAt: pass.endsAt, endsAt: '2027-08-28T18:00:00.000Z' };
/** It ends when `pass` begins. */
const earlier: Shift = { ...bells, startsAt: '2027-08-28T10:00:00.000Z', endsAt: pass.startsAt };
const clashWith = (shift: Shift, canLeave: boolean, from: string | null) => ({
  kind: 'clash',
  clash: { kind: 'shift', name: shift.title, place: placeIn(shift, { canLeave }) },
  from,
});
const ride = { name: 'Summit Century', startsAt: bells.startsAt, endsAt: bells.endsAt };
const both = { ...free, places: [placeIn(pass), placeIn({ ...bells, id: 'other' })] };

test.each<[string, OwnSignUps, Shift, string | null, object]>([
  ['their own', withPlace(pass), pass, null, { kind: 'mine' }],
  ['one with a place', free, pass, null, { kind: 'take' }],
  ['one with a last place', free, { ...pass, placesLeft: 1 }, null, { kind: 'take' }],
  ['one in place of another', withPlace(bridge), pass, bridge.id, { kind: 'swap' }],
  ['a full one', free, oranges, null, { kind: 'full' }],
  ['one that they wait for', waitingFor(oranges, null), oranges, null, { kind: 'waiting' }],
  [
    'one that is offered to them',
    waitingFor(oranges, '2027-03-02T15:00:00.000Z'),
    oranges,
    null,
    { kind: 'offered' },
  ],
  ['one beside the one they wait for', waitingFor(oranges, null), pass, null, { kind: 'take' }],
  ['one that begins now', { ...free, now: pass.startsAt }, pass, null, { kind: 'begun' }],
  ['one that has begun', { ...free, now: pass.endsAt }, pass, null, { kind: 'begun' }],
  ['the next one', withPlace(pass), next, null, { kind: 'take' }],
  ['the one before', withPlace(pass), earlier, null, { kind: 'take' }],
  ['one at the same time', withPlace(pass), bells, null, clashWith(pass, true, pass.id)],
  ['one at the same time that they swap for', withPlace(pass), bells, pass.id, { kind: 'swap' }],
  [
    'one at the same time as one they can’t leave',
    withPlace(pass, false),
    bells,
    null,
    clashWith(pass, false, null),
  ],
  ['a full one at the same time', withPlace(pass), full(bells), null, clashWith(pass, true, null)],
  ['one at the same time as two others', both, bells, null, clashWith(pass, true, null)],
  [
    'one during their ride',
    { ...free, rides: [ride] },
    bells,
    null,
    { kind: 'clash', clash: { kind: 'ride', ...ride }, from: null },
  ],
])('what a volunteer can do about %s', (_, own, shift, from, choice) => {
  expect(choiceOf(own, shift, from)).toEqual(choice);
});

test('one that was offered at the time of another can be swapped for it, though it is full', () => {
  const own = { ...waitingFor(full(bells), '2027-03-02T15:00:00.000Z'), places: [placeIn(pass)] };
  expect(choiceOf(own, full(bells), null)).toEqual(clashWith(pass, true, pass.id));
});
