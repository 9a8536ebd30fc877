import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { forecastMachine } from '#machines/forecast/forecast.machine.ts';
import type {
  Forecast,
  ForecastEvent,
  ForecastOf,
  OwnForecast,
  WhatIf,
} from '#machines/forecast/forecast.types.ts';
import { ownForecast, pelotonForecast, withOneMore } from '#test/support/forecast/forecast-fixture.ts';
import { ForecastHarness } from '#test/support/forecast/forecast-harness.tsx';
import { render } from '#test/support/render.tsx';

type Asked = ForecastOf & { whatIf: WhatIf };

/** The forecast on a page, with a test's answers. */
const open = async (answer: (asked: Asked) => Forecast, of: 'User' | 'Peloton' = 'User') => {
  const asked: Asked[] = [];
  const machine = forecastMachine.provide({
    actors: {
      loadForecast: fromPromise(async ({ input }: { input: Asked }) => {
        asked.push(input);
        return answer(input);
      }),
      watchTotal: fromCallback<ForecastEvent, ForecastOf & { raised: number | null }>(() => undefined),
    },
  });
  const actor = createActor(machine, { input: { of, id: 'maya' } }).start();
  render(<ForecastHarness actor={actor} />);
  await screen.findByText('Show as a table');
  return { actor, asked };
};

const shownText = () => document.querySelector('.forecast__text')?.textContent;
const outlook = (changes: Partial<OwnForecast['now']>): OwnForecast => ({
  ...ownForecast,
  now: { ...ownForecast.now, ...changes },
});
const met = { state: 'met', countedAmount: 260_000, missing: 0, neededPerWeek: 0 } as const;
const ended = { state: 'ended', neededPerWeek: null, projection: null } as const;

describe('One’s own forecast', () => {
  test.each<[string, OwnForecast, string]>([
    [
      'below the commitment',
      ownForecast,
      'At your pace you’ll reach about $2,300 ($2,175 to $2,650) by October 1, 2027. Your commitment is $2,500: you need $82 a week.',
    ],
    [
      'above it',
      outlook({ projection: { low: 240_000, likely: 260_000, high: 260_050 } }),
      'At your pace you’ll reach about $2,600 ($2,400 to $2,600) by October 1, 2027. To meet your commitment of $2,500, you need $82 a week.',
    ],
    [
      'of few gifts',
      outlook({ state: 'few-donations', projection: null }),
      'You need $82 a week to meet your commitment of $2,500 by October 1, 2027. After three gifts, we can show where your pace leads.',
    ],
    [
      'that is met',
      outlook({ ...met, projection: { low: 300_000, likely: 300_000, high: 300_000 } }),
      'You have met your commitment of $2,500. At your pace you’ll reach about $3,000 by October 1, 2027.',
    ],
    [
      'that is met with few gifts',
      outlook({ ...met, projection: null }),
      'You have met your commitment of $2,500. Everything from here is extra.',
    ],
    [
      'without a commitment',
      outlook({ state: 'no-commitment', committed: 0, missing: 0, neededPerWeek: 0, projection: null }),
      'You don’t have a commitment, so there’s no amount you have to reach. After three gifts, we can show where your pace leads by October 1, 2027.',
    ],
    [
      'after the deadline',
      outlook(ended),
      'Fundraising ended on October 1, 2027. You are $900 short of your commitment of $2,500.',
    ],
    [
      'after the deadline, met',
      outlook({ ...ended, missing: 0 }),
      'Fundraising ended on October 1, 2027. Thank you for every week of it.',
    ],
    [
      'before registration opens',
      outlook({ state: 'not-open', neededPerWeek: null, projection: null }),
      'Registration hasn’t opened yet. Your forecast starts when it does.',
    ],
  ])('%s says where it leads in words', async (_, forecast, text) => {
    await open(() => forecast);
    expect(shownText()).toBe(text);
    const isAhead = !['ended', 'not-open'].includes(forecast.now.state);
    expect(screen.queryByRole('img') !== null).toBe(isAhead);
    expect(screen.queryByRole('heading', { name: 'What if …' }) !== null).toBe(isAhead);
  });

  test('is drawn, described, and reads as a table with the same figures', async () => {
    await open(() => ownForecast);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'The last six weeks brought $0, $50, $125, $40, $100, $60. $1,600 count now. By October 1, 2027 about $2,300 ($2,175 to $2,650). The commitment is $2,500.',
    );
    await userEvent.click(screen.getByText('Show as a table'));
    const table = screen.getByRole<HTMLTableElement>('table', { name: 'The forecast in numbers' });
    const textsOf = ({ cells }: HTMLTableRowElement) =>
      [...cells].map((cell) => cell.lastElementChild?.textContent);
    expect([...table.rows].slice(1).map(textsOf)).toEqual([
      ['Gifts in the week of Jun 7', '$0'],
      ['Gifts in the week of Jun 14', '$50'],
      ['Gifts in the week of Jun 21', '$125'],
      ['Gifts in the week of Jun 28', '$40'],
      ['Gifts in the week of Jul 5', '$100'],
      ['Gifts in the week of Jul 12', '$60'],
      ['Gifts this week so far', '$25'],
      ['Counts now', '$1,600'],
      ['Recurring gifts due by Oct 1', '$150'],
      ['By Oct 1, slower weeks', '$2,175'],
      ['By Oct 1, likely', '$2,300'],
      ['By Oct 1, stronger weeks', '$2,650'],
      ['Commitment', '$2,500'],
      ['Still to raise', '$900'],
      ['Needed a week', '$82'],
    ]);
  });
});

describe('What-ifs', () => {
  test('ask together, answer in words, and go back by keyboard alone', async () => {
    const { asked } = await open(({ whatIf }) => (whatIf.extra === 0 ? ownForecast : withOneMore));
    const user = userEvent.setup();
    expect(screen.getByRole('status').textContent).toMatch(/Nothing is saved\.$/);
    await user.selectOptions(screen.getByLabelText('One more gift'), '$100');
    await screen.findByText(
      'With one more $100 you’d need $73 a week to reach $2,500. At your pace you’d reach about $2,400 ($2,275 to $2,750).',
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('$1,700 would count.');
    expect(screen.queryByText('today')).toBeNull();
    await user.click(screen.getByText('Show as a table'));
    expect(screen.getByRole('row', { name: /^Would count with this.*\$1,700$/ })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Another route'), 'Valley Loop, $1,000');
    await user.selectOptions(screen.getByLabelText('Shared funds'), '$50 to you');
    await screen.findByText(/^With one more \$100, on Valley Loop, and with \$50 shared with you you’d need/);
    expect(asked.at(-1)?.whatIf).toEqual({
      extra: 10_000,
      routeId: '00000000-0000-4000-8000-000000000011',
      share: 5_000,
    });
    screen.getByRole('button', { name: 'Back to my forecast' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/Nothing is saved\.$/);
    expect(asked.at(-1)?.whatIf).toEqual({ extra: 0, routeId: null, share: 0 });
  });

  test.each([
    ['nothing to share away below the commitment', 0, []],
    ['the surplus, and the amounts within it', 7_550, ['$25 from you', '$50 from you', '$75.50 from you']],
    ['the surplus once', 5_000, ['$25 from you', '$50 from you']],
  ])('offer %s', async (_, mostToShare, away) => {
    await open(() => ({ ...ownForecast, mostToShare }));
    const options = within(screen.getByLabelText('Shared funds')).getAllByRole('option');
    expect(
      options.map(({ textContent }) => textContent).filter((text) => text?.endsWith('from you')),
    ).toEqual(away);
  });

  test('offer no route to somebody who rides none', async () => {
    await open(() => ({ ...ownForecast, routes: [] }));
    expect(screen.queryByLabelText('Another route')).toBeNull();
  });
});

describe('The forecast of a peloton', () => {
  test('has no what-ifs, and says how many likely meet their commitment', async () => {
    await open(() => pelotonForecast, 'Peloton');
    expect(shownText()).toBe(
      'If gifts keep coming in at this pace, your members will have raised about $4,600 ($4,350 to $5,300) by October 1, 2027. To meet their commitments of $4,000, they need $128 a week together. 1 of 3 members with a commitment is on track to meet it.',
    );
    expect(screen.queryByRole('heading', { name: 'What if …' })).toBeNull();
  });

  test('that couldn’t be read again says so, and is asked for again', async () => {
    let isOffline = false;
    const { actor, asked } = await open(() => {
      if (isOffline) throw new Error('offline');
      return pelotonForecast;
    }, 'Peloton');
    isOffline = true;
    act(() => actor.send({ type: 'total.moved' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isOffline = false;
    await userEvent.click(again);
    await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(asked.length).toBe(3);
  });
});
