import { type ComponentType, useState } from 'react';
import { isChunkMissing } from './lazy-component.ts';

type Stage = 'closed' | 'coming' | 'open' | 'missing';

/**
 * A dialog whose code loads with the press that opens it.
 * @return `Dialog` while it is open; `isMissing` after a press for which the code could not be loaded
 */
export const usePressedDialog = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [stage, setStage] = useState<Stage>('closed');
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const open = () => {
    setStage('coming');
    load().then(
      (loaded) => {
        setLoaded(() => loaded);
        setStage('open');
      },
      (error: unknown) => {
        setStage('missing');
        if (!isChunkMissing(error)) throw error;
      },
    );
  };
  return {
    Dialog: stage === 'open' ? Loaded : null,
    isComing: stage === 'coming',
    isMissing: stage === 'missing',
    open,
    close: () => setStage('closed'),
  };
};
