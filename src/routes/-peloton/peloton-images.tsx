import type { ImageKind } from '#machines/image/image.types.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ImageEditor } from '#src/features/image/image-editor.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';

type PelotonImagesProps = {
  peloton: Pick<Peloton, 'id' | 'name' | 'profileImageUrl' | 'coverImageUrl'>;
  onOpen: (kind: ImageKind, isOpen: boolean) => void;
};

/** The images that captain and admins change. The app's copy of the peloton is updated at once. */
export const PelotonImages = ({
  peloton: { id, name, profileImageUrl, coverImageUrl },
  onOpen,
}: PelotonImagesProps) => {
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const shown = useSystemActor('peloton');
  const onShown = (kind: ImageKind, url: string | null) =>
    shown.send({
      type: 'entity.merged',
      changes: kind === 'profile' ? { profileImageUrl: url } : { coverImageUrl: url },
    });
  const props = { page: { of: 'peloton', id } as const, auth, wayBack, onShown, onOpen, level: 3 } as const;
  return (
    <>
      <ImageEditor {...props} kind="profile" url={profileImageUrl} name={name} />
      <ImageEditor {...props} kind="cover" url={coverImageUrl} />
    </>
  );
};
