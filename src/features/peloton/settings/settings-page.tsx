import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { openChoices, versionsOf } from '#machines/peloton/peloton.changes.ts';
import { type PelotonSnapshot, type pelotonMachine, pelotonMeta } from '#machines/peloton/peloton.machine.ts';
import { fieldNames } from '#machines/peloton/peloton.messages.ts';
import { draftOf, pelotonErrors } from '#machines/peloton/peloton.rules.ts';
import { DiscardDialog } from '#src/components/editing/discard-dialog.tsx';
import { ExpiredPart } from '#src/components/editing/expired-part.tsx';
import { SaveBar } from '#src/components/editing/save-bar.tsx';
import { VersionChoice } from '#src/components/editing/version-choice.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import type { StorySlot } from '#src/components/story/story-slot.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { LostRole } from './lost-role.tsx';
import { GoalSection, NameSection, PeopleSection, StorySection } from './settings-sections.tsx';
import { shownValue } from './shown-value.tsx';

export type PelotonSettingsActor = ActorRefFrom<typeof pelotonMachine>;

type SettingsPageProps = {
  actor: PelotonSettingsActor;
  pelotonId: string;
  /** In cents. */
  raised: number;
  wayBack: WayBack;
  story: StorySlot;
  /** Picture and cover, beside the name. */
  images?: ReactNode;
  /** One of them was chosen and isn’t saved yet. */
  hasOpenImage?: boolean;
  /** What others don't see of the page. */
  hidden?: ReactNode;
  /** The way to share the page, once it is saved. */
  share?: ReactNode;
};

const statusOf = (snapshot: PelotonSnapshot, hasOpenImage: boolean): string => {
  if (snapshot.matches({ unsaved: 'offline' })) return 'You’re offline. What you typed is kept in this tab.';
  if (snapshot.matches('unsaved')) return 'Not saved yet.';
  if (hasOpenImage) return 'The picture isn’t saved yet.';
  return snapshot.matches('saved') ? 'The page is saved.' : 'Everything is saved.';
};

const Versions = ({ snapshot, send }: { snapshot: PelotonSnapshot; send: PelotonSettingsActor['send'] }) => (
  <VersionChoice
    title={pelotonMeta(snapshot).heading}
    elsewhere="someone who leads with you"
    fields={openChoices(snapshot.context).map(({ field, side }) => {
      const { mine, theirs } = versionsOf(snapshot.context, field);
      return { field, name: fieldNames[field], side, mine: shownValue(mine), theirs: shownValue(theirs) };
    })}
    onChoose={(field, side) => send({ type: 'version.chosen', field, side })}
    onChooseAll={(side) => send({ type: 'versions.chosen', side })}
    onSettle={() => send({ type: 'versions.settled', key: crypto.randomUUID() })}
  />
);

type FormProps = Omit<SettingsPageProps, 'actor'> & {
  snapshot: PelotonSnapshot;
  send: PelotonSettingsActor['send'];
};

const SettingsForm = ({
  snapshot,
  send,
  pelotonId,
  raised,
  wayBack,
  story,
  images,
  hasOpenImage = false,
  hidden,
  share,
}: FormProps) => {
  const { context } = snapshot;
  const draft = draftOf(context);
  const isBusy = snapshot.hasTag('busy');
  const isExpired = snapshot.matches({ unsaved: 'expired' });
  const refusals = useRefusals(context, isBusy);
  const blur = useBlurValidation({ values: draft, prefix: '', check: () => pelotonErrors(context) });
  const { heading, announce } = pelotonMeta(snapshot);
  const { fieldErrors, problem } = context;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    refusals.ask();
    send({ type: 'peloton.submitted', key: crypto.randomUUID() });
  };

  const section = {
    draft,
    change: (changes: Partial<typeof draft>) => send({ type: 'peloton.changed', changes }),
    errorOf: (field: keyof typeof draft) => fieldErrors[field] ?? blur.errorOf(field),
    isBusy: isBusy || isExpired,
  };

  return (
    <form noValidate onSubmit={submit} {...blur.watch}>
      <div className={css({ display: 'grid', gap: '4', pt: '6', _empty: { display: 'none' } })}>
        <FormErrors
          fieldErrors={fieldErrors}
          idOf={(path) => path}
          refusals={refusals.count}
          problem={
            problem && !isExpired
              ? { title: 'Not everything is saved yet', text: <p>{problem.message}</p> }
              : null
          }
        />
        {isExpired ? <ExpiredPart title={heading} text={announce} wayBack={wayBack} /> : null}
        {hidden}
      </div>
      <div className={css({ mt: '8' })}>
        <StorySection {...section} story={story} />
        <NameSection {...section} images={images} />
        <GoalSection {...section} pelotonId={pelotonId} raised={raised} />
        <PeopleSection {...section} />
      </div>
      {isExpired ? null : (
        <SaveBar
          status={statusOf(snapshot, hasOpenImage)}
          isUnsaved={snapshot.matches('unsaved')}
          isBusy={isBusy}
          waiting={announce}
          saveText="Save changes"
          onUndo={() => send({ type: 'peloton.abandoned' })}
          page={hasOpenImage ? null : { href: `/peloton/${pelotonId}`, text: 'See the page' }}
          share={snapshot.matches('saved') ? share : null}
        />
      )}
    </form>
  );
};

/** Everything that captain and admins can change about their peloton's page, with one way to save it. */
export const SettingsPage = ({ actor, ...props }: SettingsPageProps) => {
  const snapshot = useSelector(actor, (one) => one);
  const { send } = actor;
  const { heading, announce } = pelotonMeta(snapshot);
  const parts = () => {
    if (snapshot.matches('forbidden'))
      return (
        <LostRole context={snapshot.context} heading={heading} pageHref={`/peloton/${props.pelotonId}`} />
      );
    if (snapshot.matches({ unsaved: 'stale' })) return <Versions snapshot={snapshot} send={send} />;
    return <SettingsForm snapshot={snapshot} send={send} {...props} />;
  };
  return (
    <>
      {parts()}
      <DiscardDialog
        isOpen={snapshot.matches({ unsaved: 'discarding' })}
        onKeep={() => send({ type: 'changes.kept' })}
        onDiscard={() => send({ type: 'changes.discarded' })}
      />
      <VisuallyHidden>
        <span aria-live="polite">{announce}</span>
      </VisuallyHidden>
    </>
  );
};
