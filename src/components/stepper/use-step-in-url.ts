import { useEffect } from 'react';

/** A flow with steps that the address follows. */
export type SteppedFlow<Step> = {
  /** The current step; null after the flow's end. */
  step: () => Step | null;
  /** Whether the flow is shown now; otherwise the address stays. */
  isShown: () => boolean;
  /** Asks the flow to open a step, which it may refuse. */
  open: (step: Step) => void;
  /** Calls after each change; returns a function that stops it. */
  watch: (follow: () => void) => () => void;
};

/**
 * Writes the step into the address, so that the browser's Back returns to the previous step and a link opens one. The flow decides: an
 * address with a step that it refuses is corrected.
 * @param flow the same object as long as the flow runs
 */
export const useStepInUrl = <Step extends string>(
  flow: SteppedFlow<Step>,
  asked: Step | undefined,
  show: (step: Step, how: { replace: boolean }) => void,
): void => {
  useEffect(() => {
    const before = flow.step();
    if (asked === undefined || before === null || asked === before) return;
    flow.open(asked);
    const after = flow.step();
    if (after !== null && after !== asked) show(after, { replace: true });
  }, [flow, asked, show]);

  useEffect(() => {
    let last = asked;
    const follow = () => {
      const step = flow.step();
      if (!flow.isShown() || step === null || step === last) return;
      const replace = last === undefined;
      last = step;
      show(step, { replace });
    };
    // The flow may have loaded before the page watched it.
    if (asked === undefined) follow();
    return flow.watch(follow);
  }, [flow, asked, show]);
};
