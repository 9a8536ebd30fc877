import { type ReactNode, useState } from 'react';
import { failureText } from '#machines/flow-error.ts';
import { Button } from '#src/components/button/button.tsx';
import { css } from '#styled-system/css';

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

type SaveButtonProps = {
  children: ReactNode;
  /** Shown while the file is loaded. */
  pendingText: string;
  /** Gives the file to the browser. */
  save: () => Promise<void>;
};

/** A button that loads a file and saves it, and shows a failure. */
export const SaveButton = ({ children, pendingText, save }: SaveButtonProps) => {
  const { state, failure, start } = useAsked(save);
  return (
    <div>
      <Button tone="plain" pending={state === 'asking'} pendingText={pendingText} onClick={start}>
        {children}
      </Button>
      <p role="status" className={css({ textStyle: 'small', color: 'ink.soft' })}>
        {failure}
      </p>
    </div>
  );
};
