import { loadFile } from '#src/api/load-file.ts';
import type { Shared } from './share.types.ts';
import { fileStem } from './share-messages.ts';

/** `wide` is what a link shows; `tall` fills a phone, for a story or a status. */
export type CardShape = 'wide' | 'tall';

/** Where the server draws a page's card, of public figures only; null for what has none of its own. */
export const cardAddress = ({ kind, id }: Shared, shape: CardShape): string | null => {
  if (kind === 'fund' || id === null) return null;
  const folder = kind === 'person' ? 'profile' : 'peloton';
  return `/pictures/${folder}/${id}${shape === 'wide' ? '' : '/tall'}.png`;
};

const endings: Readonly<Record<CardShape, string>> = { wide: 'post', tall: 'story' };

/** The card as a file with a name that says what it is; rejects with a FlowError. */
export const loadCard = async (shared: Shared, shape: CardShape): Promise<File | null> => {
  const address = cardAddress(shared, shape);
  if (address === null) return null;
  const blob = await loadFile(address);
  return new File([blob], `${fileStem(shared)}-${endings[shape]}.png`, { type: 'image/png' });
};
