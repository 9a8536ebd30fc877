import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnSignUps } from '#machines/shifts/shifts.types.ts';
import { Celebration } from '#src/features/base-camp/celebration.tsx';
import { FirstMemberEnding } from '#src/features/member-desk/first-member-ending.tsx';
import { LastShiftEnding } from '#src/features/shifts/last-shift-ending.tsx';
import { campAtTop, campOnTheWay } from '#test/support/base-camp/base-camp-fixture.ts';
import {
  deskMembers,
  deskPelotonId,
  deskView,
  listed,
} from '#test/support/member-desk/member-desk-fixture.ts';
import { render } from '#test/support/render.tsx';
import { bridge, pass, placeIn, volunteering } from '#test/support/shifts/shifts-fixture.ts';

const scenes = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

const onFoot = campAtTop(campOnTheWay, 5_000);
const goal = { ...onFoot, fundraising: { ...onFoot.fundraising, committedAmount: 2_500 } };

test.each([
  ['goal', 'goal-reached', 'You’re on the summit.'],
  ['commitment', 'commitment-met', 'Your commitment is met.'],
] as const)('the celebration of a %s shows the scene %s until it is closed', (success, scene, title) => {
  const dismissed: number[] = [];
  render(
    <Celebration
      camp={goal}
      success={{ success, amount: 5_000 }}
      onDismiss={(amount) => dismissed.push(amount)}
    />,
  );
  expect(within(screen.getByRole('region', { name: title })).getByRole('heading')).toBeTruthy();
  expect(scenes()).toEqual([`/illustrations/${scene}.svg`]);
  screen.getByRole('button', { name: 'Close the celebration' }).click();
  expect(dismissed).toEqual([5_000]);
});

test('the scene of a person without a commitment has no bicycle', () => {
  render(
    <Celebration camp={onFoot} success={{ success: 'goal', amount: 5_000 }} onDismiss={() => undefined} />,
  );
  expect(scenes()).toEqual(['/illustrations/goal-reached-on-foot.svg']);
});

const over: OwnSignUps = {
  ...volunteering,
  now: '2027-08-28T16:00:00.000Z',
  places: [placeIn(bridge, { hasBegun: true }), placeIn(pass, { hasBegun: true })],
};

test('the end of the last shift sums up the hours, and leads to a gift', () => {
  render(<LastShiftEnding own={over} />);
  const ending = within(screen.getByRole('region', { name: 'Your last shift is done. Thank you.' }));
  expect(
    ending.getByText('2 shifts and 8 hours: people got up the hills because you were there.'),
  ).toBeTruthy();
  expect(ending.getByRole('link', { name: 'Make a gift of your own' }).getAttribute('href')).toBe('/give');
  expect(scenes()).toEqual(['/illustrations/last-shift.svg']);
});

test.each<[string, Partial<OwnSignUps>]>([
  ['a shift is still under way', { now: '2027-08-28T15:59:59.000Z' }],
  ['there is no shift', { places: [] }],
  ['the person waits for another', { waiting: [{ shift: pass, position: 1, offeredUntil: null }] }],
  [
    'the person could not come',
    { places: [placeIn(pass, { leaveRequestedAt: '2027-08-27T12:00:00.000Z' })] },
  ],
])('no last shift ends where %s', (_, more) => {
  render(<LastShiftEnding own={{ ...over, ...more }} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the first member is named to the captain, and the next one is to be invited', () => {
  render(<FirstMemberEnding view={deskView()} />);
  const ending = within(screen.getByRole('region', { name: 'Mel Hart is your first member' }));
  expect(
    ending.getByText('What each of you raises counts for the peloton. With 3 more, it’s complete.'),
  ).toBeTruthy();
  expect(ending.getByRole('link', { name: 'Invite the next one' }).getAttribute('href')).toBe(
    `/peloton/${deskPelotonId}/members?tab=invite`,
  );
  expect(scenes()).toEqual(['/illustrations/first-member.svg']);
});

test('the first member has no name where a filter leaves them out', () => {
  render(<FirstMemberEnding view={{ ...deskView(), members: listed(deskMembers.slice(0, 1)) }} />);
  expect(screen.getByRole('heading', { name: 'Your first member is here' })).toBeTruthy();
});

test.each([{ membersCount: 1 }, { membersCount: 3 }, { role: 'admin' as const }])(
  'a desk with %j has no first member to tell of',
  (more) => {
    const view = deskView();
    render(<FirstMemberEnding view={{ ...view, desk: { ...view.desk, ...more } }} />);
    expect(screen.queryByRole('region')).toBeNull();
  },
);
