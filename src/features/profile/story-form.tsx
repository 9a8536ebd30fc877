import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StorySnapshot } from '#machines/profile/story.machine.ts';
import { storyMeta } from '#machines/profile/story.machine.ts';
import type { StoryDraft, StoryEvent } from '#machines/profile/story.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { ErrorSummary } from '#src/components/error-summary/error-summary.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { StoryText } from './story-text.tsx';

type StoryFormProps = {
  snapshot: StorySnapshot;
  send: (event: StoryEvent) => void;
  wayBack: WayBack;
};

const field = 'story';

const shownOf = ({ isDonorListVisible, isAchievementsInvisible }: StoryDraft) => [
  ...(isDonorListVisible ? ['donors'] : []),
  ...(isAchievementsInvisible ? [] : ['achievements']),
];

/** The other version, beside what the person typed. */
const StoredStory = ({ story }: { story: string | null }) =>
  story === null ? (
    <p>Your page has no story at the moment.</p>
  ) : (
    <>
      <p>Your page says now:</p>
      <StoryText story={story} />
    </>
  );

/** Writing in place: the story, and what else of the page others may see. */
export const StoryForm = ({ snapshot, send, wayBack }: StoryFormProps) => {
  const { draft, saved, fieldErrors, problem } = snapshot.context;
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = snapshot.hasTag('busy');
  const isExpired = snapshot.matches({ unsaved: 'expired' });
  const { heading, announce } = storyMeta(snapshot);

  // Who pressed "Edit" wants to write; the button they pressed is gone.
  useEffect(() => takeFocus(form.current?.querySelector('textarea')), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAttempt((count) => count + 1);
    send({ type: 'story.submitted', key: crypto.randomUUID() });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={css({ display: 'grid', gap: '6' })}>
      <ErrorSummary
        errors={fieldErrors.story === undefined ? [] : [{ id: field, message: fieldErrors.story }]}
        attempt={attempt}
      />
      {problem === null || isExpired ? null : (
        <Notice tone="error" role="alert" title="Your page isn’t saved yet">
          <p>{problem.message}</p>
          {problem.status === 412 ? <StoredStory story={saved.story} /> : null}
        </Notice>
      )}
      {isExpired ? (
        <Notice
          tone="warning"
          role="alert"
          title={heading}
          action={
            <>
              <WayBackButton wayBack={wayBack} />
              <WayBackProblem wayBack={wayBack} />
            </>
          }
        >
          <p>{announce}</p>
        </Notice>
      ) : null}
      <TextArea
        id={field}
        label="Why do you ride, climb or lend a hand?"
        hint="A few sentences are plenty. Everyone who opens your page can read them."
        optional
        rows={9}
        value={draft.story}
        error={fieldErrors.story}
        disabled={isBusy || isExpired}
        onChange={(story) => send({ type: 'story.changed', changes: { story } })}
      />
      <OptionGroup
        id="shown"
        label="What else may others see?"
        kind="checkbox"
        options={[
          {
            value: 'donors',
            label: 'Who gave to me',
            hint: 'Anonymous gifts stay anonymous either way.',
          },
          {
            value: 'achievements',
            label: 'My achievements',
            hint: 'Your badges, and what you raised in all your years.',
          },
        ]}
        selected={shownOf(draft)}
        disabled={isBusy || isExpired}
        onChange={(shown) =>
          send({
            type: 'story.changed',
            changes: {
              isDonorListVisible: shown.includes('donors'),
              isAchievementsInvisible: !shown.includes('achievements'),
            },
          })
        }
      />
      {isExpired ? null : (
        <div className={css({ display: 'flex', flexWrap: 'wrap-reverse', gap: '6', alignItems: 'center' })}>
          <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'story.abandoned' })}>
            Cancel
          </Button>
          <Button type="submit" size="lg" wide="phone" pending={isBusy} pendingText={announce}>
            Save my page
          </Button>
        </div>
      )}
    </form>
  );
};
