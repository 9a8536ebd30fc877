import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { css } from '#styled-system/css';
import type { Preview } from './load-preview.ts';
import { SeeAsProblem, type SeeAsSession } from './see-as-problem.tsx';
import type { SeeAs } from './use-see-as.ts';
import { viewers } from './viewers.ts';

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

const trouble = css({ maxWidth: '75rem', mx: 'auto', px: { base: '5', sm: '6' }, pb: '4' });

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

type PreviewPageProps = { seeAs: SeeAs; session: SeeAsSession };

/** The person's own page in another reader's view, in place of the form. */
export const PreviewPage = ({ seeAs, session }: PreviewPageProps) => {
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
          <div className={trouble}>
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
