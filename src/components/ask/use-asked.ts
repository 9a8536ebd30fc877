import { useState } from 'react';

type Asked = { state: 'idle' | 'asking' | 'done'; failure: string | null };

/**
 * The state of an action that a button starts: running, done, or failed and why.
 * @param failureText the message for a failure; it throws on a defect
 */
export const useAsked = (ask: () => Promise<void>, failureText: (error: unknown) => string) => {
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
