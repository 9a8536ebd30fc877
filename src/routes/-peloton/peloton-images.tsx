import type { ImageKind } from '#machines/image/image.types.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
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
  const props = { page: { of: 'peloton', id } as const, auth, wayBack, onShown };
  return (
    <section aria-labelledby="images-title" className={css({ display: 'grid', gap: '6' })}>
      <h2 id="images-title" className={css({ textStyle: 'heading' })}>
        How the page looks
      </h2>
      <ImageEditor {...props} kind="profile" url={profileImageUrl} name={name} />
      <ImageEditor {...props} kind="cover" url={coverImageUrl} />
    </section>
  );
};
