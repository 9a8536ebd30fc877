import { useState } from 'react';
import type { ImageKind } from '#machines/image/image.types.ts';
import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ImageEditor } from '#src/features/image/image-editor.tsx';
import { css } from '#styled-system/css';

/** A new peloton's first pictures. They stay while the captain moves between the steps. */
export const NewPictures = ({ peloton: { id, name } }: { peloton: { id: string; name: string } }) => {
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const pelotonEntity = useSystemActor('peloton');
  const [urls, setUrls] = useState<Partial<Record<ImageKind, string | null>>>({});
  const onShown = (kind: ImageKind, url: string | null) => {
    setUrls((before) => ({ ...before, [kind]: url }));
    if (pelotonEntity.getSnapshot().context.id !== id) return;
    const changes = kind === 'profile' ? { profileImageUrl: url } : { coverImageUrl: url };
    pelotonEntity.send({ type: 'entity.merged', changes });
  };
  const props = { page: { of: 'peloton', id } as const, auth, wayBack, onShown, level: 2 } as const;
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })}>
      <ImageEditor {...props} kind="profile" url={urls.profile ?? null} name={name} />
      <ImageEditor {...props} kind="cover" url={urls.cover ?? null} />
    </div>
  );
};
