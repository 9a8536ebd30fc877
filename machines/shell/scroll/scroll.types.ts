/** Where an entry of the tab's history stood when it was left; pixels from the page's top left corner. */
export type Position = { key: string; x: number; y: number };

/** Where a page that has come up is to be shown from. */
export type ScrollTarget =
  | { kind: 'position'; x: number; y: number }
  | { kind: 'element'; id: string }
  | { kind: 'top' };

export type ScrollContext = {
  /** The oldest first; never more than `mostPositions`. */
  positions: Position[];
  /** Where the page shown now was brought; null once the person has moved it, and where it stays as it is. */
  target: ScrollTarget | null;
};

export type ScrollEvent =
  /** What this tab kept over a reload; comes once, from `storage`. */
  | { type: 'positions.recalled'; positions: Position[] }
  /** A change of route begins; the page still stands where it stood. */
  | ({ type: 'entry.left' } & Position)
  | {
      type: 'page.shown';
      /** Of the history entry; a new page has a key nobody knows yet. */
      key: string;
      /** The element that the address names; empty for none. */
      hash: string;
      /** Only the query differs, or the page asks to stay where it is. */
      isShallow: boolean;
    }
  /** The document goes: another one comes, or the same again. */
  | ({ type: 'page.hidden' } & Position)
  | { type: 'person.scrolled' }
  /** From `move`: the page stands where it is to be shown from. */
  | { type: 'place.reached' };

/** What `storage` is told. */
export type ScrollStorageEvent = { type: 'positions.changed'; positions: Position[] };

/** A tab that has been through more entries forgets the oldest: who goes back that far begins at the top. */
export const mostPositions = 50;
