import { useSelector } from '@xstate/react';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type EditingMachine,
  type EditingSnapshot,
  editingMeta,
  isEditing,
} from '#machines/editing/create-editing-machine.ts';
import type { EditingRules } from '#machines/editing/editing.rules.ts';
import type { Edited, EditingContext, FieldOf } from '#machines/editing/editing.types.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { SaveBar } from './save-bar.tsx';
import { VersionChoice } from './version-choice.tsx';

type DiscardDialogProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before unsaved changes are discarded. */
const DiscardDialog = ({ isOpen, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog
    open={isOpen}
    role="alertdialog"
    title="Are you sure you want to proceed?"
    onClose={onKeep}
    actions={
      <>
        <Button tone="plain" onClick={onKeep}>
          Keep editing
        </Button>
        <Button tone="danger" onClick={onDiscard}>
          Discard my changes
        </Button>
      </>
    }
  >
    <p>Your changes won’t be saved.</p>
  </Dialog>
);

/** The pressed button is gone, and the notice is at the top of a long form, so it takes the focus. */
const ExpiredPart = (props: ComponentProps<typeof ExpiredNotice>) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(part.current), []);
  return (
    <div ref={part} tabIndex={-1}>
      <ExpiredNotice {...props} />
    </div>
  );
};

export type EditingActor<T extends Edited> = ActorRefFrom<EditingMachine<T>>;

/** The props that every section gets from the form. */
export type SectionProps<T extends Edited> = {
  draft: T['draft'];
  change: (changes: Partial<T['draft']>) => void;
  errorOf: (field: FieldOf<T>) => string | undefined;
  isBusy: boolean;
};

type EditedFormProps<T extends Edited> = {
  actor: EditingActor<T>;
  rules: EditingRules<T>;
  fieldNames: Readonly<Record<FieldOf<T>, string>>;
  /** A field's value as readable text. */
  shownValue: (field: FieldOf<T>, value: T['draft'][FieldOf<T>]) => ReactNode;
  texts: {
    /** The title of a failure without field errors. */
    problem: string;
    /** Shown while a chosen image isn’t saved. */
    openImage: string;
    /** The author of the conflicting change: "another tab or device". */
    elsewhere: string;
  };
  wayBack: WayBack;
  /** The edited page, and the text of the link to it. */
  page: { link: AppLink; text: string };
  hasOpenImage: boolean;
  /** The share button, after a save. */
  share?: ReactNode;
  above?: ReactNode;
  sections: (section: SectionProps<T>, context: EditingContext<T>) => ReactNode;
  /** Shown when the person may no longer change it. */
  forbidden?: (context: EditingContext<T>, heading: string) => ReactNode;
};

type ShownProps<T extends Edited> = EditedFormProps<T> & {
  snapshot: EditingSnapshot<T>;
  refusals: ReturnType<typeof useRefusals>;
};

const Versions = <T extends Edited>({
  actor,
  rules,
  fieldNames,
  shownValue,
  texts,
  snapshot,
  refusals,
}: ShownProps<T>) => (
  <VersionChoice
    title={editingMeta(snapshot).heading}
    elsewhere={texts.elsewhere}
    fields={rules.openChoices(snapshot.context).map(({ field, side }) => {
      const { mine, theirs } = rules.versionsOf(snapshot.context, field);
      return {
        field,
        name: fieldNames[field],
        side,
        mine: shownValue(field, mine),
        theirs: shownValue(field, theirs),
      };
    })}
    onChoose={(field, side) => actor.send({ type: 'version.chosen', field, side })}
    onChooseAll={(side) => actor.send({ type: 'versions.chosen', side })}
    onSettle={() => {
      refusals.ask();
      actor.send({ type: 'versions.settled', key: crypto.randomUUID() });
    }}
  />
);

const Form = <T extends Edited>({
  actor,
  rules,
  texts,
  wayBack,
  page,
  hasOpenImage,
  share,
  above,
  sections,
  snapshot,
  refusals,
}: ShownProps<T>) => {
  const { context } = snapshot;
  const draft = rules.draftOf(context);
  const isBusy = snapshot.hasTag('busy');
  const isExpired = isEditing(snapshot, { unsaved: 'expired' });
  const isSaved = isEditing(snapshot, 'saved');
  const blur = useBlurValidation({ values: draft, prefix: '', check: () => rules.errorsOf(context) });
  const { heading, announce } = editingMeta(snapshot);
  const { fieldErrors, problem } = context;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    refusals.ask();
    actor.send({ type: 'draft.submitted', key: crypto.randomUUID() });
  };

  const status = (): string => {
    if (isEditing(snapshot, { unsaved: 'offline' })) return announce;
    if (isEditing(snapshot, 'unsaved')) return 'Not saved yet.';
    if (hasOpenImage) return texts.openImage;
    return isSaved ? announce : 'Everything is saved.';
  };

  return (
    <form noValidate onSubmit={submit} {...blur.watch}>
      <div className={css({ display: 'grid', gap: '4', pt: '6', _empty: { display: 'none' } })}>
        <FormErrors
          fieldErrors={fieldErrors}
          idOf={(path) => path}
          refusals={refusals.count}
          problem={problem && !isExpired ? { title: texts.problem, text: <p>{problem.message}</p> } : null}
        />
        {isExpired ? <ExpiredPart title={heading} text={announce} wayBack={wayBack} /> : null}
        {above}
      </div>
      <div className={css({ mt: '8' })}>
        {sections(
          {
            draft,
            change: (changes) => actor.send({ type: 'draft.changed', changes }),
            errorOf: (field) => fieldErrors[field] ?? blur.errorOf(field),
            isBusy: isBusy || isExpired,
          },
          context,
        )}
      </div>
      {isExpired ? null : (
        <SaveBar
          status={status()}
          isUnsaved={isEditing(snapshot, 'unsaved')}
          isBusy={isBusy}
          waiting={announce}
          saveText="Save changes"
          onUndo={() => actor.send({ type: 'draft.abandoned' })}
          page={hasOpenImage ? null : page}
          share={isSaved ? share : null}
        />
      )}
    </form>
  );
};

/** The form of an edit page, drawn from the states of its machine. */
export const EditedForm = <T extends Edited>(props: EditedFormProps<T>) => {
  const { actor, forbidden } = props;
  const snapshot = useSelector(actor, (one) => one);
  const { heading, announce } = editingMeta(snapshot);
  const refusals = useRefusals(snapshot.context, snapshot.hasTag('busy'));
  const shown = () => {
    if (forbidden && isEditing(snapshot, 'forbidden')) return forbidden(snapshot.context, heading);
    if (isEditing(snapshot, { unsaved: 'stale' }))
      return <Versions {...props} snapshot={snapshot} refusals={refusals} />;
    return <Form {...props} snapshot={snapshot} refusals={refusals} />;
  };
  return (
    <>
      {shown()}
      <DiscardDialog
        isOpen={isEditing(snapshot, { unsaved: 'discarding' })}
        onKeep={() => actor.send({ type: 'changes.kept' })}
        onDiscard={() => actor.send({ type: 'changes.discarded' })}
      />
      <Announcement>
        {/* The pressed button and the notice say it themselves. */}
        {snapshot.hasTag('busy') || isEditing(snapshot, { unsaved: 'expired' }) ? null : announce}
      </Announcement>
    </>
  );
};
