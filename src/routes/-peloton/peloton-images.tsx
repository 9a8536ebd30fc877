import type { ImageKind } from '#machines/image/image.types.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ImageEditor } from '#src/features/image/image-editor.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';

type PelotonImagesProps = {
  app: AppActor;
  peloton: Pick<Peloton, 'id' | 'name' | 'profileImageUrl' | 'coverImageUrl'>;
};

/** The images that captain and admins change; the page shows a new one at once. */
export const PelotonImages = ({
  app,
  peloton: { id, name, profileImageUrl, coverImageUrl },
}: PelotonImagesProps) => {
  const auth = systemActor(app, 'auth');
  const wayBack = useWayBack(auth);
  const onShown = (kind: ImageKind, url: string | null) =>
    systemActor(app, 'peloton').send({
      type: 'entity.merged',
      changes: kind === 'profile' ? { profileImageUrl: url } : { coverImageUrl: url },
    });
  const props = { page: { of: 'peloton', id } as const, auth, wayBack, onShown, level: 3 } as const;
  return (
    <Part title="Pictures of your peloton" lede="Captain and admins choose them. Everyone sees them.">
      <div className={css({ display: 'grid', gap: '6' })}>
        <ImageEditor {...props} kind="profile" url={profileImageUrl} name={name} />
        <ImageEditor {...props} kind="cover" url={coverImageUrl} />
      </div>
    </Part>
  );
};
