import { useSelector } from '@xstate/react';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type profileMachine, profileMeta } from '#machines/profile/profile.machine.ts';
import { draftOf, profileErrors } from '#machines/profile/profile.rules.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { ExpiredNotice } from '#src/components/way-back/expired-notice.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { SurvivorSection } from '#src/features/profile/survivor/survivor-section.tsx';
import { css } from '#styled-system/css';
import { ContactSection } from './contact-section.tsx';
import { AboutSection, GoalSection, KitSection, StorySection, VisibilitySection } from './page-sections.tsx';
import { SaveBar } from './save-bar.tsx';
import { VersionChoice } from './version-choice.tsx';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

type EditPageProps = {
  actor: ProfileActor;
  publicId: string;
  /** In cents. */
  raised: number;
  /** The address that the organizers write to. */
  emailAddress: string;
  wayBack: WayBack;
  /** Portrait and cover, at the top of “About you”. */
  images?: ReactNode;
  /** How the contact address is changed; without it the address is only shown. */
  email?: ReactNode;
  /** The way to share the page, once it is saved. */
  share?: ReactNode;
  /** The way to see the page as others do, below the form's sections. */
  seeAs?: ReactNode;
};

/** The button that was pressed is gone, and the way on stands at the top of a long form: focus goes there. */
const ExpiredPart = (props: ComponentProps<typeof ExpiredNotice>) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(part.current), []);
  return (
    <div ref={part} tabIndex={-1}>
      <ExpiredNotice {...props} />
    </div>
  );
};

/** Everything that a person can change about their page and themselves, with one way to save it. */
export const EditPage = ({
  actor,
  publicId,
  raised,
  emailAddress,
  wayBack,
  images,
  email,
  share,
  seeAs,
}: EditPageProps) => {
  const snapshot = useSelector(actor, (one) => one);
  const { context } = snapshot;
  const { send } = actor;
  const draft = draftOf(context);
  const isBusy = snapshot.hasTag('busy');
  const isExpired = snapshot.matches({ unsaved: 'expired' });
  const refusals = useRefusals(context, isBusy);
  const blur = useBlurValidation({ values: draft, prefix: '', check: () => profileErrors(context) });
  const form = useRef<HTMLFormElement>(null);
  const { heading, announce } = profileMeta(snapshot);
  const { fieldErrors, problem } = context;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    refusals.ask();
    send({ type: 'profile.submitted', key: crypto.randomUUID() });
  };

  const section = {
    draft,
    change: (changes: Partial<typeof draft>) => send({ type: 'profile.changed', changes }),
    errorOf: (field: keyof typeof draft) => fieldErrors[field] ?? blur.errorOf(field),
    isBusy: isBusy || isExpired,
  };

  return (
    <>
      {snapshot.matches({ unsaved: 'stale' }) ? (
        <VersionChoice context={context} send={send} />
      ) : (
        <form ref={form} noValidate onSubmit={submit} {...blur.watch}>
          <div className={css({ pt: '6', _empty: { display: 'none' } })}>
            <FormErrors
              fieldErrors={fieldErrors}
              idOf={(path) => path}
              refusals={refusals.count}
              problem={
                problem && !isExpired
                  ? { title: 'Your page isn’t saved yet', text: <p>{problem.message}</p> }
                  : null
              }
            />
            {isExpired ? <ExpiredPart title={heading} text={announce} wayBack={wayBack} /> : null}
          </div>
          <div className={css({ mt: '8' })}>
            <StorySection {...section} />
            <GoalSection
              {...section}
              publicId={publicId}
              raised={raised}
              committedAmount={context.committedAmount}
            />
            <AboutSection {...section} images={images} />
            <ContactSection
              {...section}
              email={
                email ?? (
                  <p className={css({ maxWidth: 'measure' })}>
                    We write to <strong>{emailAddress}</strong>.
                  </p>
                )
              }
            />
            <KitSection {...section} />
            <VisibilitySection {...section} />
            <SurvivorSection {...section} />
            {seeAs}
          </div>
          {isExpired ? null : (
            <SaveBar snapshot={snapshot} send={send} pageHref={`/profile/${publicId}`} share={share} />
          )}
        </form>
      )}
      <Dialog
        open={snapshot.matches({ unsaved: 'discarding' })}
        role="alertdialog"
        title="Are you sure you want to proceed?"
        onClose={() => send({ type: 'changes.kept' })}
        actions={
          <>
            <Button tone="plain" onClick={() => send({ type: 'changes.kept' })}>
              Keep writing
            </Button>
            <Button tone="danger" onClick={() => send({ type: 'changes.discarded' })}>
              Throw my changes away
            </Button>
          </>
        }
      >
        <p>Your changes won’t be saved.</p>
      </Dialog>
      <VisuallyHidden>
        <span aria-live="polite">{announce}</span>
      </VisuallyHidden>
    </>
  );
};
