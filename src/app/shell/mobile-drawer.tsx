import { useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isAuthStateLoading, isSessionExpired } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { Drawer, DrawerBar } from '#src/features/shell/mobile/drawer.tsx';
import { DrawerMenu } from '#src/features/shell/mobile/drawer-menu.tsx';
import { SearchBox } from '#src/features/shell/search-box.tsx';

/** The drawer with the app's data: the signed-in person and the current page. */
export const MobileDrawer = ({ app }: { app: AppActor }) => {
  const actor = systemActor(app, 'drawer');
  const auth = systemActor(app, 'auth');
  const known = useSelector(systemActor(app, 'currentUser'), (snapshot) => selectData<User>(snapshot));
  const isExpired = useSelector(auth, isSessionExpired);
  const isUnknown = useSelector(auth, isAuthStateLoading);
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const user = isExpired ? null : known;
  const signOut = () => {
    actor.send({ type: 'drawer.dismissed' });
    // The warning asks first where something is unsaved.
    systemActor(app, 'warning').send({ type: 'logout.requested' });
  };
  return (
    <Drawer actor={actor} bar={<DrawerBar path={path} isVisitor={user === null && !isUnknown} />}>
      <DrawerMenu user={user} path={path} search={<SearchBox />} onSignOut={signOut} />
    </Drawer>
  );
};
