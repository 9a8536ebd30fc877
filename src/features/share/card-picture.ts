import { failureOfAnswer, failureOfThrown } from '#src/api/failure.ts';
import type { Shared } from './share.types.ts';
import { fileStem } from './share-messages.ts';

/** Milliseconds that a file may take over a phone's connection. */
const fileTimeout = 20_000;

/**
 * Loads the current version of a public file of the site: the browser revalidates its cached copy. No token is sent. Rejects with a
 * FlowError.
 */
const loadFile = async (path: string): Promise<Blob> => {
  try {
    const answer = await fetch(
      new Request(new URL(path, location.href), {
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(fileTimeout),
      }),
    );
    if (!answer.ok) throw failureOfAnswer(answer.status, null);
    return await answer.blob();
  } catch (error) {
    throw failureOfThrown(error);
  }
};

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
