import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import { givenEvent } from '#test/support/event/event.ts';

// On a server only the owner of the tables may create functions, and the tests are not the owner.
const { api } = givenEvent();

describe('Migration 0050', () => {
  test.each<[string | null, unknown]>([
    ['One.', paragraphsOf('One.')],
    [
      'One,\nstill one.\n\nTwo.\r\n \r\n\r\nThree <b>"\\',
      paragraphsOf('One,\nstill one.\n\nTwo.\n\nThree <b>"\\'),
    ],
    ['  \n\n ', null],
    ['', null],
    [null, null],
  ])('turns %j into paragraphs', async (plain, story) => {
    const path = new URL('../../../server/platform/database/migrations/0050-stories.sql', import.meta.url);
    const made = (await readFile(path, 'utf8')).split('\nalter table')[0] ?? '';
    const undo = new Error('only looked at');
    const found = api.store.db.transaction().execute(async (trx) => {
      await sql
        .raw(made.replace('create function story_paragraphs', 'create function pg_temp.story_paragraphs'))
        .execute(trx);
      const { rows } = await sql<{
        story: unknown;
      }>`select pg_temp.story_paragraphs(${plain}) as story`.execute(trx);
      expect(rows).toEqual([{ story }]);
      throw undo;
    });
    await expect(found).rejects.toBe(undo);
  });
});
