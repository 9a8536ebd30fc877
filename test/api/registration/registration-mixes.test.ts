import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson } from '#test/support/event/people.ts';
import {
  goals,
  type Mix,
  post,
  profile,
  type Registration,
  refused,
  type Step,
  walkTo,
} from '#test/support/event/registration.ts';

type SummaryBody = Schemas['RegistrationSummary'];

const { api } = givenEvent();

const flags = [false, true];
const mixes: Required<Mix>[] = flags.flatMap((challenger) =>
  flags.flatMap((signature) =>
    flags.flatMap((gravel) => flags.map((volunteer) => ({ challenger, signature, gravel, volunteer }))),
  ),
);

const stepsOf = ({ challenger, signature, gravel, volunteer }: Required<Mix>): Step[] => [
  'participation',
  'profile',
  ...(signature ? (['route-signature'] as const) : []),
  ...(gravel ? (['route-gravel'] as const) : []),
  ...(volunteer ? (['volunteer'] as const) : []),
  ...(challenger ? (['activity-goals'] as const) : []),
  ...(challenger || signature || gravel ? (['fundraising'] as const) : []),
  'additional-info',
  'waiver',
  ...(signature || gravel ? (['fee'] as const) : []),
  'complete',
];

const nameOf = (mix: Required<Mix>) =>
  Object.entries(mix)
    .filter(([, chosen]) => chosen)
    .map(([kind]) => kind)
    .join(' + ');

const registeredAt = '2027-03-01T15:00:00.000Z' as const;

const expected = (mix: Required<Mix>): SummaryBody['participations'] => {
  const nowhere = { rideName: null, routeId: null, routeName: null, distanceMiles: null };
  const none = {
    rideType: null,
    startPlace: null,
    startTime: null,
    ...nowhere,
    day: null,
    commitment: 0,
    registeredAt,
  };
  const start = { distanceMiles: 50.5, startPlace: 'Founders Green', startTime: '07:30' };
  const ride = { type: 'Rider', ...start, registeredAt } as const;
  return [
    ...(mix.volunteer ? [{ ...none, type: 'Volunteer' as const }] : []),
    ...(mix.signature
      ? [
          {
            ...ride,
            rideType: 'signature' as const,
            rideName: 'Ride Weekend',
            routeId: ids.century,
            routeName: 'Century',
            day: '2027-08-07' as const,
            commitment: 250_000,
          },
        ]
      : []),
    ...(mix.gravel
      ? [
          {
            ...ride,
            rideType: 'gravel' as const,
            rideName: 'Gravel Day',
            routeId: ids.dirt,
            routeName: 'Dirt',
            day: '2027-08-14' as const,
            commitment: 120_000,
          },
        ]
      : []),
    ...(mix.challenger ? [{ ...none, type: 'Challenger' as const }] : []),
  ];
};

describe('Every mix of registration types', () => {
  test.each(
    mixes.filter((mix) => Object.values(mix).some(Boolean)).map((mix) => [nameOf(mix), mix] as const),
  )('%s passes its steps and completes with the expected summary', async (_name, mix) => {
    const as = await newPerson(api.store.db);
    const before = await walkTo(api, as, mix, 'complete');
    const steps = stepsOf(mix);
    expect(before.steps).toEqual(steps);
    expect(before.savedSteps).toEqual(steps.slice(0, -1));

    const key = randomUUID();
    const done = await post(api, as, '/registration/complete', undefined, key);
    const completed: Registration = {
      ...before,
      state: 'completed',
      version: expect.any(String),
      prefill: {
        ...profile,
        emailAddress: as.emailAddress,
        tShirtSize: 'M',
        jerseySize: mix.signature || mix.gravel ? 'L' : null,
        employerName: 'Mill Works',
      },
      routes: before.routes.map((place) => ({ ...place, heldUntil: null })),
    };
    expect(done).toEqual({ status: 200, headers: done.headers, body: completed });

    const isRider = mix.signature || mix.gravel;
    const committedAmount = expected(mix).reduce((sum, { commitment }) => sum + commitment, 0);
    expect((await api.send<SummaryBody>('GET', '/registration/user', { as })).body).toEqual({
      eventName: 'Product 2027',
      publicId: expect.stringMatching(/^p-/),
      firstName: 'Ada',
      pelotonName: null,
      participations: expected(mix),
      shifts: mix.volunteer ? [expect.objectContaining({ id: ids.water })] : [],
      activityGoals: mix.challenger ? goals.goals : [],
      goal: mix.challenger || isRider ? committedAmount + 10_000 : 0,
      raised: 0,
      committedAmount,
      feePaid: (mix.signature ? 15_000 : 0) + (mix.gravel ? 10_000 : 0),
      paymentMethod: isRider
        ? { type: 'CreditCard', brand: 'Visa', last4: '1111', expirationMonth: 12, expirationYear: 2034 }
        : null,
      hasOpenRegistration: false,
    } satisfies SummaryBody);
    expect(refused(await api.send('GET', '/registration', { as }))).toBe('409 registration-completed');
    // A repeated request gets the first answer; a new one gets the current state.
    expect((await post(api, as, '/registration/complete', undefined, key)).body).toEqual(completed);
    expect(refused(await post(api, as, '/registration/complete'))).toBe('409 registration-completed');
  });
});
