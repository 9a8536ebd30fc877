import { useEffect } from 'react';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';

/** Warns before the page is left, while it is armed. `mainTextLines` should stay the same array. */
export const useLeaveWarning = (isArmed: boolean, mainTextLines: string[]): void => {
  const app = useOpenedApp();
  useEffect(() => {
    if (app === null || !isArmed) return undefined;
    const warning = systemActor(app, 'warning');
    warning.send({
      type: 'warning.armed',
      content: { mainTextLines, continueButton: 'Leave', returnButton: 'Stay' },
    });
    return () => warning.send({ type: 'warning.disarmed' });
  }, [app, isArmed, mainTextLines]);
};
