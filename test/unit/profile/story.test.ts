import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { changesOf } from '#machines/form/typed-values.ts';
import { storyMachine } from '#machines/profile/story.machine.ts';
import { draftOfPage, storyDraftOf } from '#machines/profile/story.rules.ts';
import type { PageFields, StoredPage } from '#machines/profile/story.types.ts';
import { paragraphsOf } from '#machines/story/story.ts';

const page: PageFields = {
  story: paragraphsOf('Mine.'),
  isDonorListVisible: true,
  isAchievementsInvisible: false,
};
const elsewhere: PageFields = {
  story: paragraphsOf('Theirs.'),
  isDonorListVisible: false,
  isAchievementsInvisible: true,
};

describe('A draft of a profile that was changed elsewhere', () => {
  const draft = draftOfPage(page);

  test.each([
    ['keeps the typed story', { story: ' Typed. ' }],
    ['keeps the changed checkboxes', { isAchievementsInvisible: true, isDonorListVisible: false }],
    ['takes the new values of unchanged fields', {}],
    ['ignores added spaces around the story', { story: ' Mine. ' }],
  ])('%s', (_, changes: Partial<typeof draft>) => {
    const kept = 'story' in changes && changes.story?.trim() === 'Mine.' ? {} : changes;
    const typed = changesOf(draft, { ...draft, ...changes });
    expect(storyDraftOf({ saved: elsewhere, typed })).toEqual({ ...elsewhere, ...kept });
  });
});

describe('The idempotency key of a save', () => {
  const saver = () => {
    const sent: { key: string; version: string }[] = [];
    const failures = [
      flowError({ kind: 'network', message: 'No connection.' }),
      flowError({ kind: 'conflict', status: 412, message: 'Changed.' }),
    ];
    const actor = createActor(
      storyMachine.provide({
        actors: {
          saveStory: fromPromise(async ({ input: { key, version } }): Promise<StoredPage> => {
            sent.push({ key, version });
            throw failures[sent.length - 1] ?? flowError({ kind: 'network', message: 'No connection.' });
          }),
          loadPage: fromPromise(async (): Promise<StoredPage> => ({ saved: elsewhere, version: 'v2' })),
          warnOnLeave: fromCallback(() => undefined),
        },
      }),
    ).start();
    actor.send({ type: 'story.opened', saved: page, version: 'v1' });
    actor.send({ type: 'story.changed', changes: { story: 'Typed.' } });
    const submit = async (key: string) => {
      actor.send({ type: 'story.submitted', key });
      await new Promise<void>((resolve) => {
        const { unsubscribe } = actor.subscribe((snapshot) => {
          if (snapshot.hasTag('busy')) return;
          unsubscribe();
          resolve();
        });
      });
    };
    return { actor, sent, submit };
  };

  test('stays the same for a retry, and is new for another draft or version', async () => {
    const { actor, sent, submit } = saver();
    await submit('one');
    await submit('two');
    await submit('three');
    actor.send({ type: 'story.changed', changes: { story: 'Typed again.' } });
    await submit('four');
    expect(sent).toEqual([
      { key: 'one', version: 'v1' },
      { key: 'one', version: 'v1' },
      { key: 'three', version: 'v2' },
      { key: 'four', version: 'v2' },
    ]);
    actor.stop();
  });
});
