import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { declaredOperations, type Schema } from '#server/platform/contract/document.ts';
import { startApi, type TestCaller } from '#test/support/api.ts';
import { addressOf, partOf, withIds } from '#test/support/contract-request.ts';
import { given } from '#test/support/given.ts';
import { fitting, spoiled } from '#test/support/schema-arbitrary.ts';

const runs = scaled(25, 8);
let callers: TestCaller[];

const api = given(() => startApi({ start: '2027-03-01T15:00:00Z', hasDemo: true }));
beforeAll(async () => {
  const people = await api.platform.db
    .selectFrom('person')
    .innerJoin('identityAccount', 'email', 'emailAddress')
    .select(['person.oid', 'emailAddress'])
    .execute();
  callers = [...people, ...people, { oid: 'nobody-yet' }];
});

/** The ids of the seeded event, so that not every request ends at an unknown one. */
const knownIds = async (): Promise<string[]> => {
  const tables = ['ride', 'route', 'shift', 'peloton', 'sponsor'] as const;
  const rows = await Promise.all(
    tables.map((table) => api.platform.db.selectFrom(table).select('id').limit(4).execute()),
  );
  return rows.flat().map(({ id }) => id);
};

const withKnownIds = (value: unknown, ids: readonly string[], pick: number): unknown =>
  withIds(value, (id) => (pick % 3 === 0 ? id : (ids[pick % ids.length] ?? id)));

/** Mostly valid requests, so that the handlers are reached, too. */
const mostlyFitting = (schema: Schema) =>
  fc.oneof({ weight: 3, arbitrary: fitting(schema) }, { weight: 1, arbitrary: spoiled(schema) });

test.each(declaredOperations().map((operation) => [operation.operationId, operation] as const))(
  '%s answers generated requests without a server error',
  async (_, operation) => {
    const ids = await knownIds();
    const body = operation.body ? mostlyFitting(operation.body.schema) : fc.constant(undefined);
    const request = fc.record({
      path: fitting(partOf(operation, 'path')),
      query: mostlyFitting(partOf(operation, 'query')),
      body,
      as: fc.constantFrom(undefined, ...callers),
      pick: fc.nat(1000),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, body, as, pick }) => {
        const address = addressOf(
          operation,
          withKnownIds(path, ids, pick) as object,
          (query ?? {}) as object,
        );
        const answer = await api.send<{ code?: string; traceId?: string }>(operation.method, address, {
          ...(as ? { as } : {}),
          ...(body === undefined
            ? {}
            : {
                body: JSON.stringify(withKnownIds(body, ids, pick)),
                headers: { 'content-type': 'application/json' },
              }),
        });
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        if (answer.status >= 400) {
          expect(answer.body.traceId).toBe(answer.headers['trace-identifier']);
          expect(answer.body.code).toMatch(/^[a-z-]+$/);
        }
      }),
      { numRuns: runs, seed: 20261120, endOnFailure: true },
    );
  },
);
