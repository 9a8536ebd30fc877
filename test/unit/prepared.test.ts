import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { preparingPool } from '#server/platform/database/prepared.ts';

type Done = (error: Error | null, result?: object) => void;

/** A connection whose queries are answered by hand. */
const manual = async () => {
  const asked: { text: string; name?: string; done: Done }[] = [];
  const client = {
    query: (config: { text: string; name?: string }, done: Done) => {
      asked.push({ ...config, done });
    },
    release: () => {},
  };
  const pool = preparingPool({ connect: async () => client, end: async () => {} } as unknown as Pool);
  return { asked, connection: await pool.connect() };
};

test('concurrent queries each receive their own answer', async () => {
  const { asked, connection } = await manual();
  const [one, other] = [connection.query('select 1', []), connection.query('select 2', [])];
  asked[1]?.done(null, { rows: [2] });
  asked[0]?.done(null, { rows: [1] });
  expect(await Promise.all([one, other])).toEqual([{ rows: [1] }, { rows: [2] }]);
});

test('a query error is rejected unchanged', async () => {
  const { asked, connection } = await manual();
  const refusal = Object.assign(new Error('no'), { code: '23505' });
  const answer = connection.query('insert', []);
  asked[0]?.done(refusal);
  await expect(answer).rejects.toBe(refusal);
});

test('a query marked as prepared has one statement name per text', async () => {
  const { asked, connection } = await manual();
  for (const text of [
    '/* prepared */ select 1',
    '/* prepared */ select 2',
    '/* prepared */ select 1',
    'select 3',
  ])
    void connection.query(text, []);
  const [one, other, again, unmarked] = asked.map(({ name }) => name);
  expect(one).toBe(again);
  expect(one).not.toBe(other);
  expect(unmarked).toBeUndefined();
});
