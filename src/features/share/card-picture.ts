import { loadFile } from '#src/api/load-file.ts';
import type { Shared } from './share.types.ts';
import { fileStem } from './share-messages.ts';

/** `wide` is what a link shows; `tall` fills a phone, for a story or a status. */
export type CardShape = 'wide' | 'tall';

/** Where the server draws a page's card, of public figures only; null for what has none of its own. */
export const cardAddress = ({ kind, id, version }: Shared, shape: CardShape): string | null => {
  if (kind === 'fund' || id === null) return null;
  const folder = kind === 'person' ? 'profile' : 'peloton';
  return `/pictures/${folder}/${id}${shape === 'wide' ? '' : '/tall'}.png?v=${version}`;
};

const endings: Readonly<Record<CardShape, string>> = { wide: 'post', tall: 'story' };

/** "maya-okafor-story.png" */
export const cardName = (shared: Shared, shape: CardShape): string =>
  `${fileStem(shared)}-${endings[shape]}.png`;

/** A card as a file; rejects with a FlowError. */
export const loadCard = async (address: string, name: string): Promise<File> =>
  new File([await loadFile(address)], name, { type: 'image/png' });
