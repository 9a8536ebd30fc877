import { Suspense } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';

const BaseCamp = lazyComponent(async () => (await import('#src/features/base-camp/base-camp.tsx')).BaseCamp);

/** What somebody sees of themself above their own page; nobody else loads it. */
export const OwnCamp = ({ user }: { user: User }) => (
  <Suspense fallback={null}>
    <BaseCamp key={user.publicId} user={user} place="profile" />
  </Suspense>
);
