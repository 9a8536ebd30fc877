import { useEffect } from 'react';
import { keepLetter } from './letter.storage.ts';
import { forgetLetter } from './letter-keys.ts';
import type { LetterActor } from './member-desk.types.ts';

/**
 * A reload leaves the page without a word, so the letter stays in the tab; whoever leaves on purpose was asked before. Its key stays with
 * it: the reload may come before the answer, and the same letter sent again under another key would go out twice.
 */
export const useKeptLetter = (actor: LetterActor, owner: string, pelotonId: string): void => {
  useEffect(() => {
    const keep = ({ context } = actor.getSnapshot()) => keepLetter({ owner, pelotonId }, context);
    keep();
    const { unsubscribe } = actor.subscribe(keep);
    return () => {
      unsubscribe();
      forgetLetter();
    };
  }, [actor, owner, pelotonId]);
};
