import { useEffect } from 'react';
import { keepLetter } from './letter.storage.ts';
import { forgetLetter } from './letter-keys.ts';
import type { LetterActor } from './member-desk.types.ts';

/**
 * A reload comes without a warning, so the e-mail stays in the tab. Its idempotency key stays with it: the reload may come before the
 * answer, and another key would send the same e-mail twice.
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
