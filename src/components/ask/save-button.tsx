import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { css } from '#styled-system/css';
import { useAsked } from './use-asked.ts';

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
