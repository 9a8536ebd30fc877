import { EditPage, type ProfileActor } from '#src/features/profile/edit/edit-page.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** The edit page without the app around it. */
export const OwnPage = ({ actor }: { actor: ProfileActor }) => (
  <EditPage actor={actor} publicId="ida-story" raised={0} emailAddress="ida@example.org" wayBack={wayBack} />
);
