import { useEffect, useState } from 'react';
import { type CardShape, cardAddress, cardName, loadCard } from './card-picture.ts';
import type { Shared } from './share.types.ts';
import type { Outgoing } from './share-links.ts';

export const hasDeviceShare = (): boolean => typeof navigator.share === 'function';

const takesFiles = (files: File[]): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files });

const shape: CardShape = 'wide';

/** Preloaded, because a browser opens its list of apps only right after a press. */
const useCard = (shared: Shared): File | null => {
  const [card, setCard] = useState<File | null>(null);
  const address = cardAddress(shared, shape);
  const name = cardName(shared, shape);
  useEffect(() => {
    let isWanted = true;
    if (address !== null && hasDeviceShare() && typeof navigator.canShare === 'function')
      loadCard(address, name).then(
        (file) => {
          if (isWanted) setCard(file);
        },
        // Then the link is shared without its picture.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [address, name]);
  return card;
};

/** The result of the device's own list of apps; `unable` where it didn't open. */
export type DeviceShared = 'sent' | 'cancelled' | 'unable';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Passes message, address and card to the device's own list of apps. */
export const useDeviceShare = (shared: Shared) => {
  const card = useCard(shared);
  return async ({ text, url, subject }: Outgoing): Promise<DeviceShared> => {
    const data = { title: subject, text: text.trim(), url };
    try {
      await navigator.share(card !== null && takesFiles([card]) ? { ...data, files: [card] } : data);
      return 'sent';
    } catch (error) {
      // It is open already, or the person closed it.
      return ['AbortError', 'InvalidStateError'].includes(nameOf(error)) ? 'cancelled' : 'unable';
    }
  };
};
