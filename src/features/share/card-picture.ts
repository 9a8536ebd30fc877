import { loadFile } from '#src/api/load-file.ts';
import type { Shared } from './share.types.ts';
import { fileStem } from './share-messages.ts';

/** `wide` is for link previews; `tall` fills a phone, for a story or a status. */
export type CardShape = 'wide' | 'tall';

/** The address of the page's card, which the server draws from public figures only; null for a page without one. */
export const cardAddress = ({ kind, id, version }: Shared, shape: CardShape): string | null => {
  if (kind === 'fund' || id === null) return null;
  const folder = kind === 'person' ? 'profile' : 'peloton';
  return `/pictures/${folder}/${id}${shape === 'wide' ? '' : '/tall'}.png?v=${version}`;
};

const endings: Readonly<Record<CardShape, string>> = { wide: 'post', tall: 'story' };

/** "maya-okafor-story.png" */
export const cardName = (shared: Shared, shape: CardShape): string =>
  `${fileStem(shared)}-${endings[shape]}.png`;

/** Loads a card as a file; rejects with a FlowError. */
export const loadCard = async (address: string, name: string): Promise<File> =>
  new File([await loadFile(address)], name, { type: 'image/png' });
