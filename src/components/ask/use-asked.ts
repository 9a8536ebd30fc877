import { useState } from 'react';

type Asked = { state: 'idle' | 'asking' | 'done'; failure: string | null };

/**
 * Something a person asks for with a button: whether it is under way, done, or failed and why.
 * @param failureText what to tell the person of a failure; it throws on what is a defect
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
