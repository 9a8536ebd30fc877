import type { RegistrationSummary } from '#machines/registration/registration.types.ts';
import { sharedRegistrant } from '#src/features/share/shared-pages.ts';
import { SharePage } from './share-page.tsx';

/** Lets a newly registered person ask the first people they know. */
export const ShareRegistered = ({ summary }: { summary: RegistrationSummary }) => (
  <SharePage shared={sharedRegistrant(summary)} voice="owner" size="lg">
    Share your page
  </SharePage>
);
