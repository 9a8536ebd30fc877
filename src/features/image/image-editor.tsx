import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ImageKind } from '#machines/image/image.types.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { type ImagePorts, imageFlow } from './image.actors.ts';
import { ImagePanel } from './image-panel.tsx';

type ImageEditorProps = ImagePorts & {
  kind: ImageKind;
  /** The image that the page shows now; null where it shows none. */
  url: string | null;
  /** Whose page it is: their initials stand where there is no picture. */
  name?: string | undefined;
  /** The heading's place under those of the page. */
  level: 2 | 3;
  wayBack: WayBack;
  /** Hears whether a chosen image waits to be saved. */
  onOpen?: ((kind: ImageKind, isOpen: boolean) => void) | undefined;
};

/**
 * One image of a page, with a flow of its own: choose, crop, save, remove. A route mounts it, and gives it how to sign in again and what
 * to do with the new image.
 */
export const ImageEditor = ({ kind, url, name, level, wayBack, onOpen, ...ports }: ImageEditorProps) => {
  // The ports are those of the page that mounted it; another page mounts another.
  const [logic] = useState(() => imageFlow(ports));
  const actor = useActorRef(logic, { input: { kind, url: url === 'deleted' ? null : url } });
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('crop'));
  useEffect(() => {
    if (!isOpen) return undefined;
    onOpen?.(kind, true);
    return () => onOpen?.(kind, false);
  }, [isOpen, kind, onOpen]);
  const { id, of } = ports.page;
  return <ImagePanel actor={actor} land={id} of={of} name={name} level={level} wayBack={wayBack} />;
};
