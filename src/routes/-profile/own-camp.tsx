import { Suspense } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { CampSkeleton, campSizeOf } from '#src/features/base-camp/camp-skeleton.tsx';
import { ShareOwnPage } from '#src/routes/-share/share-own-page.tsx';

const BaseCamp = lazyComponent(async () => (await import('#src/features/base-camp/base-camp.tsx')).BaseCamp);

/** The base camp above a person's own profile, loaded only for them. */
export const OwnCamp = ({ user }: { user: User }) => (
  <Suspense fallback={<CampSkeleton place="profile" size={campSizeOf(user)} />}>
    <BaseCamp
      key={user.publicId}
      user={user}
      place="profile"
      share={<ShareOwnPage user={user} tone="plain" />}
    />
  </Suspense>
);
