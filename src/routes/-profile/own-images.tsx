import type { User } from '#machines/auth/auth.types.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { ImageKind } from '#machines/image/image.types.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ImageEditor } from '#src/features/image/image-editor.tsx';

type OwnImagesProps = {
  user: Pick<User, 'publicId' | 'firstName' | 'lastName' | 'profileImageUrl' | 'coverImageUrl'>;
  onOpen: (kind: ImageKind, isOpen: boolean) => void;
};

/** Portrait and cover of a person's own profile. All copies of the person in the app are updated at once. */
export const OwnImages = ({ user, onOpen }: OwnImagesProps) => {
  const { publicId, profileImageUrl, coverImageUrl } = user;
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const currentUser = useSystemActor('currentUser');
  const viewed = useSystemActor('viewedUser');
  const onShown = (kind: ImageKind, url: string | null) => {
    const changes = kind === 'profile' ? { profileImageUrl: url } : { coverImageUrl: url };
    if (kind === 'profile') currentUser.send({ type: 'image.chosen', image: url ?? 'deleted' });
    currentUser.send({ type: 'entity.merged', changes });
    if (viewed.getSnapshot().context.id === publicId) viewed.send({ type: 'entity.merged', changes });
  };
  const props = {
    page: { of: 'user', id: publicId } as const,
    auth,
    wayBack,
    onShown,
    onOpen,
    level: 3,
  } as const;
  return (
    <>
      <ImageEditor {...props} kind="profile" url={profileImageUrl} name={fullNameOf(user)} />
      <ImageEditor {...props} kind="cover" url={coverImageUrl} />
    </>
  );
};
