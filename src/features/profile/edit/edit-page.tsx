import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ProfileSnapshot, type profileMachine, profileMeta } from '#machines/profile/profile.machine.ts';
import { draftOf, profileErrors } from '#machines/profile/profile.rules.ts';
import { DiscardDialog } from '#src/components/editing/discard-dialog.tsx';
import { ExpiredPart } from '#src/components/editing/expired-part.tsx';
import { SaveBar } from '#src/components/editing/save-bar.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { SurvivorSection } from '#src/features/profile/survivor/survivor-section.tsx';
import { css } from '#styled-system/css';
import { ContactSection } from './contact-section.tsx';
import { AboutSection, GoalSection, KitSection, StorySection, VisibilitySection } from './page-sections.tsx';
import { ProfileVersions } from './profile-versions.tsx';

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
  /** One of them was chosen and isn’t saved yet. */
  hasOpenImage?: boolean;
  /** How the contact address is changed; without it the address is only shown. */
  email?: ReactNode;
  /** The way to share the page, once it is saved. */
  share?: ReactNode;
  /** The way to see the page as others do, below the form's sections. */
  seeAs?: ReactNode;
  /** The way to closing the account, last of all. */
  closing?: ReactNode;
};

const statusOf = (snapshot: ProfileSnapshot, hasOpenImage: boolean): string => {
  if (snapshot.matches({ unsaved: 'offline' })) return 'You’re offline. What you typed is kept in this tab.';
  if (snapshot.matches('unsaved')) return 'Not saved yet.';
  if (hasOpenImage) return 'Your picture isn’t saved yet.';
  return snapshot.matches('saved') ? 'Your page is saved.' : 'Everything is saved.';
};

/** Everything that a person can change about their page and themselves, with one way to save it. */
export const EditPage = ({
  actor,
  publicId,
  raised,
  emailAddress,
  wayBack,
  images,
  hasOpenImage = false,
  email,
  share,
  seeAs,
  closing,
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
        <ProfileVersions context={context} send={send} />
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
                    We write to <strong translate="no">{emailAddress}</strong>.
                  </p>
                )
              }
            />
            <KitSection {...section} />
            <VisibilitySection {...section} />
            <SurvivorSection {...section} />
            {seeAs}
            {closing}
          </div>
          {isExpired ? null : (
            <SaveBar
              status={statusOf(snapshot, hasOpenImage)}
              isUnsaved={snapshot.matches('unsaved')}
              isBusy={isBusy}
              waiting={announce}
              saveText="Save changes"
              onUndo={() => send({ type: 'profile.abandoned' })}
              page={hasOpenImage ? null : { href: `/profile/${publicId}`, text: 'See your page' }}
              share={snapshot.matches('saved') ? share : null}
            />
          )}
        </form>
      )}
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
