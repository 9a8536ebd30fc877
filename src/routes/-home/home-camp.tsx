import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isSessionExpired } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { BaseCamp } from '#src/features/base-camp/base-camp.tsx';
import { CampSkeleton } from '#src/features/base-camp/camp-skeleton.tsx';
import { ShareOwnPage } from '#src/routes/-share/share-own-page.tsx';

/** After the app opens: the base camp of the signed-in person, and nothing for visitors. */
const KnownCamp = ({ app, skeleton }: { app: AppActor; skeleton: ReactNode }) => {
  const user = useSelector(systemActor(app, 'currentUser'), (snapshot) => selectData<User>(snapshot));
  const auth = systemActor(app, 'auth');
  const isExpired = useSelector(auth, isSessionExpired);
  const isVisitor = useSelector(auth, (snapshot) => snapshot.matches('loggedOut'));
  if (isExpired || isVisitor) return null;
  return user === null ? (
    skeleton
  ) : (
    <BaseCamp
      key={user.publicId}
      user={user}
      place="home"
      share={<ShareOwnPage user={user} />}
      quietShare={<ShareOwnPage user={user} tone="plain" />}
    />
  );
};

/** Base camp above the home page, in a browser that remembers a sign-in. The server reserves its space. */
export const HomeCamp = () => {
  const app = useOpenedApp();
  const { camp = 'slim' } = useRouter().options.context;
  const skeleton = <CampSkeleton place="home" size={camp} />;
  return app === null ? skeleton : <KnownCamp app={app} skeleton={skeleton} />;
};
