import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { messages } from '#machines/shell/messages.ts';
import { Button } from '#src/components/button/button.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { css } from '#styled-system/css';
import type { Preview, Viewer } from './load-preview.ts';
import type { SeeAs } from './use-see-as.ts';

type ShownViewer = {
  viewer: Viewer;
  /** On the button that opens the preview. */
  button: string;
  /** On the switch above the preview. */
  name: string;
  /** Their relation to the person. */
  who: string;
};

/** The readers whose view a person can preview. */
const viewers: readonly ShownViewer[] = [
  {
    viewer: 'stranger',
    button: 'See it as a stranger',
    name: 'A stranger',
    who: 'Anyone with the link sees this, signed in or not.',
  },
  {
    viewer: 'donor',
    button: 'See it as a donor',
    name: 'A donor',
    who: 'People who gave to you while signed in see this.',
  },
  {
    viewer: 'captain',
    button: 'See it as your captain',
    name: 'Your captain',
    who: 'The captain and admins of your peloton see this, once you’re in one.',
  },
];

const bar = css({
  // On a phone it would cover a third of the page.
  position: { md: 'sticky' },
  insetBlockStart: '0',
  zIndex: 'header',
  bg: 'paper',
  borderBottom: '2px solid token(colors.ink)',
});
const inner = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  alignItems: 'end',
  justifyContent: 'space-between',
  maxWidth: '75rem',
  mx: 'auto',
  px: { base: '5', sm: '6' },
  py: '4',
});

const donationsOf = ({ donations, donationCount }: Preview) =>
  donations && {
    items: donations,
    pagination: {
      page: 1,
      limit: Math.max(donations.length, 1),
      count: donations.length,
      total: donationCount,
    },
  };

/** A preview only: nobody donates to themselves here, or reports themselves. */
const onlyLook = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The person's own page in another reader's view, in place of the form. */
const PreviewPage = ({ seeAs, session }: { seeAs: SeeAs; session: SeeAsSession }) => {
  const root = useRef<HTMLElement>(null);
  const { shown, problem, look, leave } = seeAs;
  const viewer = shown?.viewer ?? 'stranger';
  useEffect(() => {
    window.scrollTo(0, 0);
    takeFocus(root.current?.querySelector('input:checked'), { preventScroll: true });
  }, []);
  if (shown === null) return null;
  const { user, participation, history } = shown.preview;
  return (
    <>
      <section ref={root} aria-label="See as" className={bar}>
        <div className={inner}>
          <OptionGroup
            id="viewer"
            label="You see your page as"
            kind="radio"
            layout="row"
            hint={viewers.find((one) => one.viewer === viewer)?.who}
            options={viewers.map(({ viewer: value, name }) => ({ value, label: name }))}
            selected={[seeAs.waiting ?? viewer]}
            onChange={([chosen]) => {
              const known = viewers.find((one) => one.viewer === chosen);
              if (known) look(known.viewer);
            }}
          />
          <Button tone="plain" onClick={leave}>
            Back to editing
          </Button>
        </div>
        {problem === null ? null : (
          <div className={css({ maxWidth: '75rem', mx: 'auto', px: { base: '5', sm: '6' }, pb: '4' })}>
            <SeeAsProblem problem={problem} session={session} title="We can’t show that yet" />
          </div>
        )}
      </section>
      {/* A key press on a link or a button causes a click, too. */}
      <div onClickCapture={onlyLook}>
        <ProfilePage
          profile={user}
          about={{ participation, history, donations: donationsOf(shown.preview), peloton: null }}
        />
      </div>
    </>
  );
};

type SeeAsSession = {
  /** The person is signed in, or signed in again. */
  isOpen: boolean;
  wayBack: WayBack;
};

type SeeAsProblemProps = {
  problem: SeeAs['problem'];
  session: SeeAsSession;
  title: string;
  level?: 2 | 3;
};

/** Why a preview failed, with a sign-in where that is the reason. */
const SeeAsProblem = ({ problem, session, title, level = 2 }: SeeAsProblemProps) => {
  if (problem === null) return null;
  if (problem.kind === 'other')
    return (
      <Notice tone="error" role="alert" level={level} title={title}>
        <p>{problem.text}</p>
      </Notice>
    );
  return session.isOpen ? (
    <Notice tone="success" role="status">
      <p>You’re signed in again. Please try again.</p>
    </Notice>
  ) : (
    <ExpiredNotice
      title={messages.loginAgain}
      text="Your session has ended. Sign in again to see your page; what you typed is still here."
      level={level}
      wayBack={session.wayBack}
    />
  );
};

type SeeAsFrameProps = { seeAs: SeeAs; session: SeeAsSession; children: ReactNode };

/** The form, or its preview. The form stays mounted meanwhile, with its unsaved values. */
export const SeeAsFrame = ({ seeAs, session, children }: SeeAsFrameProps) => {
  const form = useRef<HTMLDivElement>(null);
  const isShown = seeAs.shown !== null;
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) takeFocus(form.current?.querySelector<HTMLElement>('#see-as button'));
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <>
      {isShown ? <PreviewPage seeAs={seeAs} session={session} /> : null}
      <div ref={form} hidden={isShown} className={isShown ? undefined : css({ display: 'contents' })}>
        {children}
      </div>
    </>
  );
};

type SeeAsSectionProps = { seeAs: SeeAs; session: SeeAsSession; isBusy: boolean };

/** The buttons to see the page in another reader's view, with unsaved changes. */
export const SeeAsSection = ({ seeAs, session, isBusy }: SeeAsSectionProps) => (
  <EditSection
    id="see-as"
    title="See it as others do"
    note="Your page with what you typed here, before you save it."
  >
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      {viewers.map(({ viewer, button }) => (
        <Button
          key={viewer}
          tone="plain"
          disabled={isBusy}
          pending={seeAs.waiting === viewer}
          pendingText="Making your page"
          onClick={() => seeAs.look(viewer)}
        >
          {button}
        </Button>
      ))}
    </div>
    <SeeAsProblem problem={seeAs.problem} session={session} title="We can’t show your page yet" level={3} />
  </EditSection>
);
