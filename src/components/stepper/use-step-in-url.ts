import { useEffect } from 'react';

/** A flow with steps, as the address follows it. */
export type SteppedFlow<Step> = {
  /** The step where the flow is; null once it has ended. */
  step: () => Step | null;
  /** Whether it is shown now; beside the steps the address stays. */
  isShown: () => boolean;
  /** Asks the flow for a step; it may refuse. */
  open: (step: Step) => void;
  /** Calls after each change, until the returned function is called. */
  watch: (follow: () => void) => () => void;
};

/**
 * The address shows the step, so that the browser's Back goes a step back and a link leads to one. The flow decides: an
 * address that asks for more than it allows is put right.
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
    // It may have been loaded before the page was there to watch.
    if (asked === undefined) follow();
    return flow.watch(follow);
  }, [flow, asked, show]);
};
