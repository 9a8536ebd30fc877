import { expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi } from '#test/support/api.ts';
import {
  type Mix,
  participation,
  post,
  type Registration,
  refused,
  requestFor,
  routeChoice,
  signature,
} from '#test/support/event/registration.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';

const api = given(() => startApi({ hasDemo: true }));

const people = () =>
  api.store.db
    .selectFrom('person')
    .leftJoin('registration', (join) =>
      join
        .onRef('registration.personId', '=', 'person.id')
        .on('registration.eventId', 'in', (eb) =>
          eb.selectFrom('event').select('event.id').where('isCurrent', '=', true),
        ),
    )
    .select(['oid', 'registration.state'])
    .execute();

const answers = {
  completed: '409 registration-completed',
  'in-progress': '200 undefined',
  none: '404 no-registration-in-progress',
};

test('the API returns the stored registration status of every demo person', async () => {
  const all = await people();
  expect(all.length).toBeGreaterThanOrEqual(200);
  for (const { oid, state } of all) {
    const answer = await api.send<Registration>('GET', '/registration', { as: { oid } });
    expect([oid, refused(answer)]).toEqual([
      oid,
      answers[state === 'cancelled' || state === null ? 'none' : state],
    ]);
    expect((await api.send('GET', '/registration/user', { as: { oid } })).status).toBe(200);
  }
});

test('the demo’s registration in progress continues with the first route', async () => {
  const halfway = (await people()).find(({ state }) => state === 'in-progress');
  const { body } = await api.send<Registration>('GET', '/registration', { as: { oid: halfway?.oid ?? '' } });
  expect([body.savedSteps, body.nextStep]).toEqual([['participation', 'profile'], 'route-signature']);
});

type Rides = Schemas['Event']['rides'];

/** The page's request at a step, with the routes of the demo's event. */
const bodyAt = async (now: Registration, mix: Mix, rides: Rides): Promise<unknown> => {
  const { body } = requestFor[now.nextStep](now, mix);
  switch (now.nextStep) {
    case 'route-signature':
    case 'route-gravel': {
      const rideType = now.nextStep === 'route-gravel' ? 'gravel' : 'signature';
      const ride = rides.find((one) => one.rideType === rideType);
      const { body: routes } = await api.send<{ id: string }[]>('GET', `/ride/${ride?.id}/routes`);
      return routeChoice(rideType, routes.at(-1)?.id ?? '');
    }
    case 'waiver': {
      const signedName = `${now.profile?.firstName} ${now.profile?.lastName}`;
      return { ...signature, signedName };
    }
    default:
      return body;
  }
};

test.each([
  ['halfway@example.org', { signature: true, gravel: true }],
  ['new@example.org', { signature: true }],
])('the demo account %s finishes a registration by what the page sends', async (emailAddress, mix) => {
  const { oid } = await rowsOf(api.store.db, 'person', { emailAddress }).readOne('oid');
  const as = { oid: oid ?? '' };
  const {
    body: { rides },
  } = await api.send<{ rides: Rides }>('GET', '/event');
  await post(api, as, '/registration/participation', participation(mix));
  let { body: now } = await api.send<Registration>('GET', '/registration', { as });
  while (now.nextStep !== 'complete') {
    const { path } = requestFor[now.nextStep](now, mix);
    const answer = await post(api, as, path, await bodyAt(now, mix, rides));
    expect([now.nextStep, refused(answer)]).toEqual([now.nextStep, '200 undefined']);
    now = answer.body;
  }
  // The page's key of the last step is the registration's id.
  const { status, body } = await post(api, as, '/registration/complete', undefined, now.id);
  expect([status, body.state]).toEqual([200, 'completed']);
});
