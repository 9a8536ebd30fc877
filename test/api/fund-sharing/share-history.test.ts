import { expect, onTestFinished, test, vi } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { participant, said } from '#test/support/event/pelotons.ts';
import { newPeloton, publicId } from '#test/support/event/people.ts';
import { fundOf, give, pageOf, rider, shareCalls } from '#test/support/event/shares.ts';

const { api, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z' });

test('a page of two shares and a page of four take the same number of statements, and `mayUndo` is per receiver', async () => {
  const { db } = api.store;
  const [captain, kept, passed] = [await participant(db), await rider(db, 25_000), await rider(db, 25_000)];
  const id = await newPeloton(db, [
    { person: captain, role: 'captain' },
    { person: kept, role: 'member' },
    { person: passed, role: 'member' },
  ]);
  const calls = shareCalls(api, id);
  await give(api, fundOf(id), 1_000);
  await give(api, pageOf(passed), 40_000);
  for (const to of [kept, passed, kept]) {
    await calls.share(captain, { lines: [{ to: publicId(to), amount: 100 }], beyondMissing: true });
    moveOn(1000);
  }
  // This share takes the member down to their commitment, so they no longer have the received share.
  const all = { source: 'self' as const, lines: [{ to: null, amount: 15_100 }] };
  expect(said(await calls.share(passed, all))).toBe('201');

  const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
  onTestFinished(() => executed.mockRestore());
  const read = async (limit: number) => {
    executed.mockClear();
    const { body } = await calls.shares(captain, `?pelotonId=${id}&limit=${limit}`);
    const undone = body.filter(({ mayUndo }) => mayUndo).map(({ to }) => to.id);
    return { undone, statements: executed.mock.calls.length };
  };
  const { statements } = await read(2);
  expect(statements).toBeGreaterThan(5);
  expect(await read(4)).toEqual({ undone: [publicId(kept), publicId(kept)], statements });
});
