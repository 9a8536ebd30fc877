import type { User } from '#machines/auth/auth.types.ts';
import { sharedPerson } from '#src/features/share/shared-pages.ts';
import { SharePage } from './share-page.tsx';

/** Lets a person share their own page. */
export const ShareOwnPage = ({ user, tone }: { user: User; tone?: 'plain' }) => (
  <SharePage shared={sharedPerson(user)} voice="owner" tone={tone}>
    Share your page
  </SharePage>
);
