/** The scroll position of a history entry when it was left; pixels from the page's top left corner. */
export type Position = { key: string; x: number; y: number };

/** Where a new page is shown from. */
export type ScrollTarget =
  | { kind: 'position'; x: number; y: number }
  | { kind: 'element'; id: string }
  | { kind: 'top' };

export type ScrollContext = {
  /** The oldest first; never more than `mostPositions`. */
  positions: Position[];
  /** The last scroll target; null after the person scrolls, and for a page that is not moved. */
  target: ScrollTarget | null;
};

export type ScrollEvent =
  /** What this tab kept over a reload; `storage` sends it once. */
  | { type: 'positions.recalled'; positions: Position[] }
  /** A route change begins; the page has not moved yet. */
  | ({ type: 'entry.left' } & Position)
  | {
      type: 'page.shown';
      /** The history entry's key; a new page has a new key. */
      key: string;
      /** The element in the address; empty for none. */
      hash: string;
      /** Only the query differs, or the page asks to keep its position. */
      isShallow: boolean;
    }
  /** The document is left or reloaded. */
  | ({ type: 'page.hidden' } & Position)
  | { type: 'person.scrolled' }
  /** `move` sends it when the page is at its position. */
  | { type: 'place.reached' };

/** The events that `storage` gets. */
export type ScrollStorageEvent = { type: 'positions.changed'; positions: Position[] };

/** A longer history forgets the oldest entries; they begin at the top. */
export const mostPositions = 50;
