import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { ImageKind } from '#machines/image/image.types.ts';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { type ImagePorts, imageFlow } from './image.actors.ts';
import { ImagePanel } from './image-panel.tsx';

/** Whether a page has a chosen image that isn’t saved; its editors report it by `onOpen`. */
export const useOpenImages = () => {
  const [open, setOpen] = useState<Partial<Record<ImageKind, boolean>>>({});
  const onOpen = useCallback(
    (kind: ImageKind, isOpen: boolean) => setOpen((before) => ({ ...before, [kind]: isOpen })),
    [],
  );
  return { hasOpen: Object.values(open).includes(true), onOpen };
};

type ImageEditorProps = ImagePorts & {
  kind: ImageKind;
  /** The image on the page; null for none. */
  url: string | null;
  /** The owner's name: its initials replace a missing picture. */
  name?: string | undefined;
  /** The heading's level. */
  level: 2 | 3;
  wayBack: WayBack;
  /** Called when a chosen image starts or stops waiting to be saved. */
  onOpen?: ((kind: ImageKind, isOpen: boolean) => void) | undefined;
};

/**
 * An image of a page with its own flow: choose, crop, save, remove. A route mounts it, and passes in the sign-in and the use of the new
 * image.
 */
export const ImageEditor = ({ kind, url, name, level, wayBack, onOpen, ...ports }: ImageEditorProps) => {
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => imageFlow(ports));
  const actor = useFlowActor(logic, { input: { kind, url: url === 'deleted' ? null : url } });
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('crop'));
  useEffect(() => {
    if (!isOpen) return undefined;
    onOpen?.(kind, true);
    return () => onOpen?.(kind, false);
  }, [isOpen, kind, onOpen]);
  const { id, of } = ports.page;
  return <ImagePanel actor={actor} land={id} of={of} name={name} level={level} wayBack={wayBack} />;
};
