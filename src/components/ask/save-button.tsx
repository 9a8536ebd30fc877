import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { css } from '#styled-system/css';
import { useAsked } from './use-asked.ts';

type SaveButtonProps = {
  children: ReactNode;
  /** What is waited for, in words. */
  pendingText: string;
  /** Hands the browser the file. */
  save: () => Promise<void>;
  failureText: (error: unknown) => string;
};

/** Asks for a file to keep, and says where that fails. */
export const SaveButton = ({ children, pendingText, save, failureText }: SaveButtonProps) => {
  const { state, failure, start } = useAsked(save, failureText);
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
