import type { ReactNode } from 'react';
import type { ProfileSnapshot } from '#machines/profile/profile.machine.ts';
import { profileMeta } from '#machines/profile/profile.machine.ts';
import type { ProfileEvent } from '#machines/profile/profile.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { css } from '#styled-system/css';

const bar = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'header',
  // On a phone: the words beside the way back, and the button that saves below them both.
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'center',
  justifyContent: 'space-between',
  mx: { base: '-5', sm: '-6' },
  px: { base: '5', sm: '6' },
  pt: '3',
  pb: 'max(0.75rem, env(safe-area-inset-bottom))',
  bg: 'paper',
  borderTop: '1px solid token(colors.edge)',
});

type SaveBarProps = {
  snapshot: ProfileSnapshot;
  send: (event: ProfileEvent) => void;
  pageHref: string;
  /** The way to share the page, once it is saved. */
  share?: ReactNode;
};

const statusOf = (snapshot: ProfileSnapshot): string => {
  if (snapshot.matches({ unsaved: 'offline' })) return 'You’re offline. What you typed is kept in this tab.';
  if (snapshot.matches('saved')) return 'Your page is saved.';
  return snapshot.matches('unsaved') ? 'Not saved yet.' : 'Everything is saved.';
};

/** Stays at the thumb: what becomes of the changes, and the buttons that save them or undo them. */
export const SaveBar = ({ snapshot, send, pageHref, share }: SaveBarProps) => {
  const isUnsaved = snapshot.matches('unsaved');
  return (
    <div className={bar} data-foot-bar>
      <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
        {statusOf(snapshot)} {isUnsaved ? null : <TextLink href={pageHref}>See your page</TextLink>}
      </p>
      {isUnsaved ? (
        <div
          className={css({
            display: { base: 'contents', sm: 'flex' },
            gap: '3',
            alignItems: 'center',
            '& > button[type=submit]': { gridColumn: '1 / -1' },
          })}
        >
          <FormActions
            isBusy={snapshot.hasTag('busy')}
            waiting={profileMeta(snapshot).announce}
            back={{ text: 'Undo my changes', onPress: () => send({ type: 'profile.abandoned' }) }}
          >
            Save my page
          </FormActions>
        </div>
      ) : null}
      {snapshot.matches('saved') ? share : null}
    </div>
  );
};
