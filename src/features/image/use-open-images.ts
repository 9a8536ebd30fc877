import { useCallback, useState } from 'react';
import type { ImageKind } from '#machines/image/image.types.ts';

/** Whether a page has a chosen image that isn’t saved; its editors report it by `onOpen`. */
export const useOpenImages = () => {
  const [open, setOpen] = useState<Partial<Record<ImageKind, boolean>>>({});
  const onOpen = useCallback(
    (kind: ImageKind, isOpen: boolean) => setOpen((before) => ({ ...before, [kind]: isOpen })),
    [],
  );
  return { hasOpen: Object.values(open).includes(true), onOpen };
};
