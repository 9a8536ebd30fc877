import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { type CachedEntitySnapshot, selectData } from '#machines/entity/cached-entity.machine.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';

const PelotonMembership = lazyComponent(
  async () => (await import('./peloton-membership.tsx')).PelotonMembership,
);

/** Wide enough for each of its texts, so that nothing moves when the reader is known. */
const room = css({ display: 'inline-grid', minWidth: { md: '48' }, justifyItems: 'stretch' });

const selectUser = (snapshot: CachedEntitySnapshot | undefined) =>
  snapshot ? selectData<User>(snapshot) : null;

type JoinControlProps = {
  peloton: Pick<Peloton, 'id' | 'name' | 'acceptingNewMembers' | 'isActive'>;
  /** The address opens the panel: a link, or a press before hydration. */
  isAsked: boolean;
  /** Called after the members change; the same function in each render. */
  onMembers: () => void;
};

/**
 * The control for joining a peloton. It is a link to this page with the panel open, which works before hydration. The panel and its machine
 * load after a press, or when a person is signed in. A closed peloton has no such control; a member who closed it by leaving still reads
 * the result.
 */
export const JoinControl = ({ peloton, isAsked, onMembers }: JoinControlProps) => {
  const { handle } = useRouter().options.context;
  const app = useOpenedApp();
  const user = useSelector(app === null ? undefined : systemActor(app, 'currentUser'), selectUser);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  useEffect(() => {
    if (isOpen) handle.openSoon();
  }, [isOpen, handle]);

  if (!peloton.isActive && !isOpen) return null;

  const press = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const link = (
    <LinkButton
      size="lg"
      tone="plain"
      to="/peloton/$id"
      params={{ id: peloton.id }}
      search={{ join: 'yes' }}
      aria-haspopup="dialog"
      onClick={press}
    >
      {peloton.acceptingNewMembers ? 'Join' : 'Join with a code'}
    </LinkButton>
  );
  return (
    <span className={room}>
      {app === null || (user === null && !isOpen) ? (
        link
      ) : (
        <Suspense fallback={link}>
          <PelotonMembership
            app={app}
            user={user}
            peloton={peloton}
            isOpen={isOpen}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            onMembers={onMembers}
          />
        </Suspense>
      )}
    </span>
  );
};
