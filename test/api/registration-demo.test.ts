import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#server/seed/seed.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { type Registration, refused } from '#test/support/event/registration.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seed(api.platform);
});
afterAll(() => api.close());

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
