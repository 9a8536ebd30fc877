import type { BrowserSession, Ui } from '@product/path-driver';
import type { EditingSnapshot } from '#machines/editing/create-editing-machine.ts';
import type { EditingRules } from '#machines/editing/editing.rules.ts';
import type { Edited, EditingEvent } from '#machines/editing/editing.types.ts';
import { type Story, storyText } from '#machines/story/story.ts';
import type { personSteps } from '#test/support/auth/person-steps.ts';
import { refusal } from '#test/support/failures.ts';

/*
 * What the models of the two editing flows have in common. Both things have a story, and a text that a person can empty.
 */

export const stale = refusal(412, 'version-changed', 'This was changed on another page or device.');

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11';

export const editingEvents = {
  'draft.submitted': { '': { key } },
  'draft.abandoned': {},
  'changes.discarded': {},
  'changes.kept': {},
  'version.chosen': {
    'the other story': { field: 'story', side: 'theirs' },
    'the own story': { field: 'story', side: 'mine' },
  },
  'versions.chosen': { 'all mine': { side: 'mine' } },
  'versions.settled': { '': { key } },
  'connection.returned': {},
  'session.restored': {},
} as const;

type WithStory = Edited & { fields: { story: Story | null }; draft: { story: Story | null } };

type EditingPage<T extends WithStory> = {
  rules: EditingRules<T>;
  storyLabel: RegExp;
  storyName: string;
  /** The field that can be emptied: its label, and what it holds. */
  textLabel: string;
  textOf: (ui: Ui, draft: T['draft']) => string;
  texts: { saved: string; saving: string; loading: string; stale: string };
  browser: {
    reconnect: (browser: BrowserSession) => Promise<void>;
    restoreSession: ReturnType<typeof personSteps>['restoreSession'];
  };
};

type Step<T extends Edited, Type extends EditingEvent<T>['type']> = {
  event: Extract<EditingEvent<T>, { type: Type }>;
  before: EditingSnapshot<T>;
  browser: BrowserSession | null;
};
type Actor<T extends Edited> = { send: (event: EditingEvent<T>) => void } | null | undefined;

/** What a person does on the page of an edited thing, and what they see there. */
export const editingPage = <T extends WithStory>({
  rules,
  storyLabel,
  storyName,
  textLabel,
  textOf,
  texts,
  browser: inBrowser,
}: EditingPage<T>) => {
  const hasSeveral = ({ context }: EditingSnapshot<T>) => rules.openChoices(context).length > 1;
  const draftStory = ({ context }: EditingSnapshot<T>) => storyText(rules.draftOf(context).story);
  return {
    hasSeveral,
    serialize: ({ context }: EditingSnapshot<T>) => ({
      saved: storyText(context.saved.story),
      unsaved: Object.keys(rules.unsavedOf(context)),
      isInvalid: Object.keys(rules.errorsOf(context)).length > 0,
      theirs: context.theirs === null ? null : storyText(context.theirs.saved.story),
      choices: rules.openChoices(context),
      fieldErrors: context.fieldErrors,
      problem: context.problem?.kind ?? null,
    }),
    actions: {
      'draft.submitted': (ui: Ui) => ui.click('button', 'Save changes'),
      'draft.abandoned': (ui: Ui) => ui.click('button', 'Undo changes'),
      'changes.discarded': (ui: Ui) => ui.click('button', 'Discard my changes'),
      'changes.kept': (ui: Ui) => ui.click('button', 'Keep editing'),
      'version.chosen': (ui: Ui, { event }: Step<T, 'version.chosen'>) =>
        ui.checkInGroup(
          storyName,
          event.side === 'mine' ? /^What you typed here/ : /^What was saved elsewhere/,
        ),
      'versions.chosen': async (
        ui: Ui,
        { before, event }: Step<T, 'versions.chosen'>,
        actor: Actor<T>,
      ): Promise<void> => {
        // The button for all fields is there where both sides changed several.
        if (hasSeveral(before)) return ui.click('button', 'Keep all of mine');
        actor?.send(event);
      },
      'versions.settled': (ui: Ui) => ui.click('button', 'Keep these versions and save'),
      'connection.returned': async (
        _ui: Ui,
        { event, browser }: Step<T, 'connection.returned'>,
        actor: Actor<T>,
      ): Promise<void> => (browser === null ? actor?.send(event) : inBrowser.reconnect(browser)),
      'session.restored': inBrowser.restoreSession,
    },
    states: {
      untouched: async (ui: Ui) => {
        await ui.expectText('Everything is saved.');
        await ui.expectNoRole('button', 'Save changes');
      },
      saved: (ui: Ui) => ui.expectText(texts.saved),
      'unsaved.editing': async (ui: Ui, snapshot: EditingSnapshot<T>) => {
        const { context } = snapshot;
        await ui.expectValue(textLabel, textOf(ui, rules.draftOf(context)));
        await ui.expectValue(storyLabel, draftStory(snapshot));
        await ui.expectNoRole('alertdialog');
        const [wrong] = Object.values(context.fieldErrors);
        if (wrong !== undefined) {
          await ui.expectRole('alert', 'Please fix one thing');
          await ui.expectText(wrong);
        } else if (context.problem !== null) await ui.expectText(context.problem.message);
      },
      'unsaved.saving': (ui: Ui) => ui.expectText(texts.saving),
      'unsaved.offline': (ui: Ui) => ui.expectText('You’re offline. What you typed is kept in this tab.'),
      'unsaved.refreshing': (ui: Ui) => ui.expectText(texts.loading),
      'unsaved.stale': async (ui: Ui, snapshot: EditingSnapshot<T>) => {
        await ui.expectRole('heading', texts.stale);
        await ui.expectText(draftStory(snapshot));
        await ui.expectText(storyText(snapshot.context.theirs?.saved.story ?? null));
      },
      'unsaved.expired': async (ui: Ui, snapshot: EditingSnapshot<T>) => {
        await ui.expectRole('button', 'Sign in again');
        await ui.expectValue(storyLabel, draftStory(snapshot));
      },
      'unsaved.discarding': (ui: Ui) => ui.expectRole('alertdialog', 'Are you sure you want to proceed?'),
    },
  };
};
