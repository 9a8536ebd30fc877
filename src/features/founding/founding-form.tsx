import { type FormEvent, useEffect, useRef } from 'react';
import { type FoundingSnapshot, metaOfFounding } from '#machines/founding/founding.machine.ts';
import { foundingErrors, newPeloton } from '#machines/founding/founding.rules.ts';
import type { FoundingDraft, FoundingEvent, FoundingStep } from '#machines/founding/founding.types.ts';
import { Climb } from '#src/components/climb/climb.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import type { StorySlot } from '#src/components/story/story-slot.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { NameFields, PlanFields, Review, StoryFields } from './founding-fields.tsx';

/** The steps' names in the stepper. */
export const stepLabels: Readonly<Record<FoundingStep, string>> = {
  naming: 'Name',
  telling: 'Story',
  planning: 'Goal and people',
  reviewing: 'Review',
};

/** The text under each question. */
const stepLedes: Readonly<Record<FoundingStep, string>> = {
  naming: 'You can change it later. Four short steps, and you’re the captain.',
  telling: 'People join people. A sentence or two is plenty, and you can write it later.',
  planning: 'You can change both whenever you like.',
  reviewing: 'It’s free, and you can change everything later on your peloton’s page.',
};

/** The text of a step's button. */
const submitText = (step: FoundingStep): string =>
  ({
    naming: 'Continue to your story',
    telling: 'Continue to goal and people',
    planning: 'Review your peloton',
    reviewing: 'Start your peloton',
  })[step];

const card = css({
  display: { base: 'none', lg: 'grid' },
  gap: '4',
  p: '6',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});
const soft = css({ color: 'ink.soft', textStyle: 'small' });
// The first lines; the page has the whole text.
const firstLines = css({ maxHeight: '7.5em', overflow: 'hidden', overflowWrap: 'anywhere' });

/** A preview of the peloton's page, next to the questions. */
const PagePreview = ({ draft }: { draft: FoundingDraft }) => {
  const { name, story, goal, acceptingNewMembers } = newPeloton(draft);
  return (
    <section aria-label="Your page so far" className={card}>
      <p className={soft}>Your page so far</p>
      <p className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>{name || 'Your peloton'}</p>
      <p className={soft}>{acceptingNewMembers ? 'Open to new members' : 'By invitation only right now'}</p>
      {goal === null ? (
        <p className={soft}>Set a goal, and your climb appears here.</p>
      ) : (
        <Climb id={name} raised={0} goal={goal} />
      )}
      {story === null ? (
        <p className={soft}>The first lines of your story go here.</p>
      ) : (
        <div className={firstLines}>
          <StoryText story={story} />
        </div>
      )}
    </section>
  );
};

const fieldsOf = { naming: NameFields, telling: StoryFields, planning: PlanFields, reviewing: Review };

const backTo: Readonly<Record<FoundingStep, FoundingEvent | null>> = {
  naming: null,
  telling: { type: 'naming.reopened' },
  planning: { type: 'telling.reopened' },
  reviewing: { type: 'planning.reopened' },
};

type FoundingFormProps = {
  snapshot: FoundingSnapshot;
  send: (event: FoundingEvent) => void;
  story: StorySlot;
  wayBack: WayBack;
};

/** One step: the question, its fields, its errors at the top, and its buttons. */
export const FoundingForm = ({ snapshot, send, story, wayBack }: FoundingFormProps) => {
  const { context } = snapshot;
  const { step, draft, fieldErrors, problem } = context;
  const { heading, announce } = metaOfFounding(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const isExpired = snapshot.matches({ drafting: 'expired' });
  const refusals = useRefusals(context, isBusy);
  const blur = useBlurValidation({
    values: draft,
    prefix: 'founding-',
    check: () => foundingErrors(step, draft),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const Fields = fieldsOf[step];
  const back = backTo[step];

  // A new step moves the focus to its question; the first render leaves the focus unchanged.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The server's refusal is shown at the top, and takes the focus itself.
    if (problem === null) takeFocus(title.current);
    window.scrollTo({ top: 0 });
  }, [step, problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isExpired) return;
    refusals.ask();
    send(
      step === 'reviewing'
        ? { type: 'founding.confirmed', key: crypto.randomUUID() }
        : { type: 'step.submitted' },
    );
  };

  return (
    <form noValidate onSubmit={submit} {...blur.watch}>
      <StepLayout
        title={isExpired ? 'Ready to roll?' : heading}
        lede={stepLedes[step]}
        titleRef={title}
        aside={<PagePreview draft={draft} />}
        actions={
          isExpired ? null : (
            <FormActions
              isBusy={isBusy}
              waiting={announce}
              back={back && { text: 'Back', onPress: () => send(back) }}
            >
              {submitText(step)}
            </FormActions>
          )
        }
      >
        <FormErrors
          fieldErrors={fieldErrors}
          idOf={(path) => `founding-${path}`}
          refusals={refusals.count}
          problem={problem && { title: 'Your peloton hasn’t started yet', text: <p>{problem.message}</p> }}
        />
        {isExpired ? (
          <ExpiredNotice title={metaOfFounding(snapshot).heading} text={announce} wayBack={wayBack} />
        ) : null}
        <Fields
          context={context}
          change={(changes) => send({ type: 'draft.changed', changes })}
          send={send}
          errorOf={(field) => fieldErrors[field] ?? blur.errorOf(field)}
          isBusy={isBusy || isExpired}
          story={story}
        />
      </StepLayout>
    </form>
  );
};
