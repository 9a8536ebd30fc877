import { type FormEvent, useEffect, useRef } from 'react';
import type { StorySnapshot } from '#machines/profile/story.machine.ts';
import { storyMeta } from '#machines/profile/story.machine.ts';
import { storyDraftOf, storyErrors } from '#machines/profile/story.rules.ts';
import type { StoryDraft, StoryEvent } from '#machines/profile/story.types.ts';
import type { Story } from '#machines/story/story.ts';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { StoryText } from '#src/components/story/story-text.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';

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
const StoredStory = ({ story }: { story: Story | null }) =>
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
  const { saved, fieldErrors, problem } = snapshot.context;
  const draft = storyDraftOf(snapshot.context);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = snapshot.hasTag('busy');
  const refusals = useRefusals(snapshot.context, isBusy);
  const blur = useBlurValidation({ values: draft, prefix: '', check: () => storyErrors(draft) });
  const isExpired = snapshot.matches({ unsaved: 'expired' });
  const { heading, announce } = storyMeta(snapshot);

  // Who pressed "Edit" wants to write; the button they pressed is gone.
  useEffect(() => takeFocus(form.current?.querySelector('textarea')), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    refusals.ask();
    send({ type: 'story.submitted', key: crypto.randomUUID() });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      {...blur.watch}
      className={css({ display: 'grid', gap: '6' })}
    >
      <FormErrors
        fieldErrors={fieldErrors}
        idOf={(path) => path}
        refusals={refusals.count}
        problem={
          problem && !isExpired
            ? {
                title: 'Your page isn’t saved yet',
                text: (
                  <>
                    <p>{problem.message}</p>
                    {problem.status === 412 ? <StoredStory story={saved.story} /> : null}
                  </>
                ),
              }
            : null
        }
      />
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
        error={fieldErrors.story ?? blur.errorOf(field)}
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
          <FormActions
            isBusy={isBusy}
            waiting={announce}
            back={{ text: 'Cancel', onPress: () => send({ type: 'story.abandoned' }) }}
          >
            Save my page
          </FormActions>
        </div>
      )}
    </form>
  );
};
