import { EditPage, type ProfileActor } from '#src/features/profile/edit/edit-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The edit page without the app around it. */
export const OwnPage = ({ actor }: { actor: ProfileActor }) => (
  <EditPage actor={actor} publicId="ida-story" raised={0} emailAddress="ida@example.org" wayBack={wayBack} />
);
