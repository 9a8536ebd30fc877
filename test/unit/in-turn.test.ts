import { expect, test } from 'vitest';
import { inTurn } from '#server/fund-sharing/in-turn.ts';

test('runs two of a peloton at once and the others in order, also after a failure; other pelotons don’t wait', async () => {
  const begun: string[] = [];
  const held = Promise.withResolvers<void>();
  const hold = (name: string) =>
    inTurn('one', async () => {
      begun.push(name);
      await held.promise;
      throw new Error('refused');
    });
  const refused = Promise.allSettled([hold('first'), hold('second')]);
  const rest = Promise.all(['third', 'fourth'].map((name) => inTurn('one', async () => begun.push(name))));
  await inTurn('other', async () => begun.push('other'));
  expect(begun).toEqual(['first', 'second', 'other']);
  held.resolve();
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await rest;
  expect(begun).toEqual(['first', 'second', 'other', 'third', 'fourth']);
});

test('rejects the next one while sixty wait', async () => {
  const held = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 62 }, () => inTurn('full', () => held.promise));
  await expect(inTurn('full', async () => 1)).rejects.toMatchObject({ code: 'temporarily-unavailable' });
  held.resolve();
  await Promise.all(waiting);
  expect(await inTurn('full', async () => 1)).toBe(1);
});
