import { useEffect } from 'react';
import { keepLetter } from './letter.storage.ts';
import { forgetLetter } from './letter-keys.ts';
import type { LetterActor } from './member-desk.types.ts';

/** A reload leaves the page without a word, so the letter stays in the tab; whoever leaves on purpose was asked before. */
export const useKeptLetter = (actor: LetterActor, owner: string, pelotonId: string): void => {
  useEffect(() => {
    const keep = ({ context: { draft } } = actor.getSnapshot()) => keepLetter({ owner, pelotonId }, draft);
    keep();
    const { unsubscribe } = actor.subscribe(keep);
    return () => {
      unsubscribe();
      forgetLetter();
    };
  }, [actor, owner, pelotonId]);
};
