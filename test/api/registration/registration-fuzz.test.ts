import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { post, type Registration, requestFor, type Step, walkTo } from '#test/support/event/registration.ts';

const everything = { challenger: true, signature: true, gravel: true, volunteer: true };
const { api } = givenEvent();
let ada: Person;
let now: Registration;
beforeAll(async () => {
  ada = await newPerson(api.store.db);
  now = await walkTo(api, ada, everything, 'fee');
});

const steps: Step[] = [...(Object.keys(requestFor) as Step[]).filter((step) => step !== 'complete')];

/** Values close to valid ones: empty, long, odd, of the wrong type. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'a'.repeat(5000),
    -1,
    0.5,
    1e21,
    null,
    [],
    {},
    '2027-02-30',
    true,
  ),
  fc.uuid(),
);

const leaves = (body: unknown, path: string[] = []): string[][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([key, inner]) => [[...path, key], ...leaves(inner, [...path, key])])
    : [];

const replaced = (body: unknown, [key = '', ...rest]: readonly string[], put: unknown): unknown => {
  const copy = Object.assign(Array.isArray(body) ? [] : {}, body) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? put : replaced(copy[key], rest, put);
  return copy;
};

test('any value in any field gets an answer of the contract, never 500', async () => {
  const spoilt = fc.constantFrom(...steps).chain((step) => {
    const { path, body } = requestFor[step](now, everything);
    return fc.tuple(fc.constant(path), fc.constant(body), fc.constantFrom(...leaves(body)), value);
  });
  await fc.assert(
    fc.asyncProperty(spoilt, async ([path, body, at, put]) => {
      const { status } = await post(api, ada, path, replaced(body, at, put));
      expect([200, 202, 400, 402, 409, 422]).toContain(status);
      // More than twenty refused cards a day would reach the limit of the card-testing protection.
      if (status === 402) api.clock.advance(3 * 60 * 60_000);
    }),
    { numRuns: scaled(400, 100) },
  );
  expect((await api.send('GET', '/registration', { as: ada })).status).toBe(200);
});

test('any JSON instead of the expected body gets 400', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...steps), fc.jsonValue(), async (step, body) => {
      const { path } = requestFor[step](now, everything);
      const { status } = await api.send('POST', path, {
        as: ada,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(400);
    }),
    { numRuns: scaled(200, 50) },
  );
});
