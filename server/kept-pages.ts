import type { Answers, Renderer } from './platform/render/renderer.ts';
import type { Page } from './send-page.ts';

/** All that a page is made of, beside its address and whether its reader is known. */
export type MadeOf = { document: string; head: string; answers: Answers; renderer: Renderer };

/** A page, and whether it has its body: one that could not be rendered is tried again. */
export type Kept = { page: Page; isWhole: boolean };

/** More than there are pages that all share, twice: for visitors, and for those who have signed in. Some 200 kB each. */
const room = 200;

/** Answers are compared by identity: whoever reads them gives the same object as long as nothing changed. */
const hasSameAnswers = (one: Answers, other: Answers): boolean => {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([id, answer]) => other[id as keyof Answers] === answer)
  );
};

const isSame = (one: MadeOf, other: MadeOf): boolean =>
  one.renderer === other.renderer &&
  one.head === other.head &&
  one.document === other.document &&
  hasSameAnswers(one.answers, other.answers);

/** Keeps whole pages by key as long as what they are made of is the same. Those who come at once wait for one making. */
export const keepPages = () => {
  const kept = new Map<string, { madeOf: MadeOf; making: Promise<Kept> }>();

  return async (key: string, madeOf: MadeOf, make: () => Promise<Kept>): Promise<Page> => {
    const known = kept.get(key);
    if (known && isSame(known.madeOf, madeOf)) return (await known.making).page;
    const entry = { madeOf, making: make() };
    kept.set(key, entry);
    if (kept.size > room) kept.delete(kept.keys().next().value ?? key);
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    try {
      const { page, isWhole } = await entry.making;
      if (!isWhole) forget();
      return page;
    } catch (error) {
      forget();
      throw error;
    }
  };
};
