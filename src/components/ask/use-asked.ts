import { useState } from 'react';
import { failureText } from '#machines/flow-error.ts';

type Asked = { state: 'idle' | 'asking' | 'done'; failure: string | null };

/** The state of an action that a button starts: running, done, or failed and why. */
export const useAsked = (ask: () => Promise<void>) => {
  const [asked, setAsked] = useState<Asked>({ state: 'idle', failure: null });
  const start = async () => {
    setAsked({ state: 'asking', failure: null });
    try {
      await ask();
      setAsked({ state: 'done', failure: null });
    } catch (error) {
      setAsked({ state: 'idle', failure: failureText(error) });
    }
  };
  return { ...asked, start: () => void start() };
};
