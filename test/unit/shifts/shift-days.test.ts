import { describe, expect, test } from 'vitest';
import { withPhases } from '#machines/shift-lead/sheet-phase.rules.ts';
import {
  hoursAround,
  minutesSpan,
  needsPeople,
  nextOwnDay,
  shiftDaysOf,
  shownDayOf,
} from '#machines/shifts/shift-days.rules.ts';
import { choiceOf } from '#machines/shifts/shifts.rules.ts';
import { dimmedText, meanwhileText, openText, ridingTexts } from '#src/features/shifts/shifts-messages.ts';
import {
  bells,
  bridge,
  everyShift,
  oranges,
  pass,
  placeIn,
  volunteering,
} from '#test/support/shifts/shifts-fixture.ts';

describe('a shift needs people', () => {
  test.each([
    [1, '2027-08-28T11:59:59.999Z', true],
    [0, '2027-08-28T11:59:59.999Z', false],
    [1, '2027-08-28T12:00:00.000Z', false],
  ] as const)('with %i places left at %s: %s', (placesLeft, now, needed) => {
    expect(needsPeople({ placesLeft, startsAt: pass.startsAt }, now)).toBe(needed);
  });
});

describe('the days of the calendar', () => {
  const days = shiftDaysOf(everyShift, volunteering);

  test('count the shifts that need people, and mark the days on which the person helps', () => {
    expect(days).toEqual([
      { day: '2027-08-27', open: 1, isOwn: false },
      { day: '2027-08-28', open: 2, isOwn: true },
      { day: '2027-08-29', open: 0, isOwn: false },
    ]);
  });

  test.each([
    ['2027-08-29', '2027-08-29'],
    ['2027-08-30', '2027-08-27'],
    [undefined, '2027-08-27'],
    ['', '2027-08-27'],
  ])('a request for %s shows %s', (asked, shown) => {
    expect(shownDayOf(days, asked)).toBe(shown);
  });

  test('have a next day on which the person helps, until their last shift begins', () => {
    expect(nextOwnDay(volunteering)).toBe('2027-08-28');
    const [{ shift }] = volunteering.places as [(typeof volunteering.places)[number]];
    expect(nextOwnDay({ ...volunteering, now: shift.startsAt })).toBeUndefined();
  });

  test('show the first day that needs people, otherwise the first day; without days, null', () => {
    const full = days.map((one) => ({ ...one, open: 0 }));
    expect(shownDayOf(full.with(1, { ...full[1], open: 1 } as (typeof full)[number]), undefined)).toBe(
      '2027-08-28',
    );
    expect(shownDayOf(full, undefined)).toBe('2027-08-27');
    expect(shownDayOf([], undefined)).toBeNull();
  });
});

describe('the hours of a day', () => {
  const night = {
    ...pass,
    startTime: '22:30',
    startsAt: '2027-08-29T02:30:00.000Z',
    endsAt: '2027-08-29T05:15:00.000Z',
  } as const;

  test('continue past midnight for a shift that ends on the next day', () => {
    expect(minutesSpan(night)).toEqual({ from: 22 * 60 + 30, until: 25 * 60 + 15 });
  });

  test.each([
    [[pass], [8, 12]],
    [[night], [22, 26]],
    [
      [bells, night],
      [11, 26],
    ],
  ] as const)('are full hours around all shifts', (shifts, hours) => {
    expect(hoursAround(shifts)).toEqual(hours);
  });
});

describe('the texts of a day', () => {
  const spanOf = ({ startsAt, endsAt }: typeof pass) => ({ startsAt, endsAt });
  const own = { ...volunteering, places: [placeIn(pass)] };
  const choices = everyShift.map((shift) => choiceOf(own, shift, null));

  test('a shift names the person’s own or led shift that it overlaps', () => {
    const meanwhile = (shift: typeof pass, led: (typeof pass)[]) =>
      meanwhileText(shift, choiceOf(own, shift, null), { ...own, led });
    const same = { ...bridge, ...spanOf(pass) };
    expect(meanwhile(same, [])).toBe('You’re already on “Soup at the saddle” at that time.');
    expect(meanwhile(pass, [same])).toBeNull();
    expect(meanwhile(oranges, [])).toBeNull();
    expect(meanwhile(oranges, [oranges])).toBeNull();
    expect(meanwhile(oranges, [{ ...bridge, ...spanOf(oranges) }])).toBe(
      `You lead “${bridge.title}” at that time.`,
    );
  });

  test('dimmed shifts are explained by the kind of shift that they overlap', () => {
    const had = { choice: choiceOf(own, { ...bridge, ...spanOf(pass) }, null), meanwhile: 'had' };
    const led = { choice: { kind: 'take' } as const, meanwhile: 'led' };
    const free = { choice: { kind: 'take' } as const, meanwhile: null };
    expect([[had, led], [led, free], [had], [free]].map(dimmedText)).toEqual([
      'Dimmed shifts overlap yours (swap) or one you lead (take it anyway).',
      'Dimmed shifts overlap one you lead.',
      'Dimmed shifts overlap yours.',
      null,
    ]);
  });

  test('names a ride once if several shifts overlap it', () => {
    const ride = { name: 'Century', ...spanOf(pass) };
    const riding = { ...own, places: [], rides: [ride] };
    const choice = choiceOf(riding, pass, null);
    expect(ridingTexts([choice, choice], own)).toEqual([
      'You’re riding “Century” from 8:00\u00A0AM until about 12:00\u00A0PM.',
    ]);
    expect(meanwhileText(pass, choice, riding)).toBe('You’re riding “Century” then.');
    expect(ridingTexts(choices, own)).toEqual([]);
  });

  test.each([
    [0, 0, 'There are no shifts to choose from yet.'],
    [0, 3, 'Every shift is full right now. You can join a waiting list.'],
    [1, 3, '1\u00A0of\u00A03\u00A0shifts still needs people.'],
    [2, 3, '2\u00A0of\u00A03\u00A0shifts still need people.'],
    [3, 3, 'All\u00A03\u00A0shifts still need people.'],
    [1, 1, 'The only shift still needs people.'],
  ])('counts %i open shifts of %i', (open, total, text) => {
    expect(openText(open, total)).toBe(text);
  });
});

describe('the shifts of a lead', () => {
  const phases = (now: string) =>
    withPhases([bridge, pass, bells, oranges], Date.parse(now)).map(({ sheet, phase }) => [
      sheet.title,
      phase,
    ]);

  test.each([
    ['2027-08-26T12:00:00.000Z', 'next', 'later', 'later', 'later'],
    ['2027-08-27T12:00:00.000Z', 'now', 'next', 'later', 'later'],
  ])('at %s have the phases %s, %s, %s and %s', (now, ...expected) => {
    expect(phases(now).map(([, phase]) => phase)).toEqual(expected);
  });

  test('are last from the millisecond at which they end', () => {
    expect(phases('2027-08-27T15:59:59.999Z')[0]).toEqual([bridge.title, 'now']);
    expect(phases('2027-08-27T16:00:00.000Z')).toEqual([
      [pass.title, 'next'],
      [bells.title, 'later'],
      [oranges.title, 'later'],
      [bridge.title, 'over'],
    ]);
  });
});
