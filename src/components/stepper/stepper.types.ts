/** `reached`: ahead of the current step but visited before, so that one can go back to it. */
export type StepState = 'done' | 'current' | 'reached' | 'ahead';

/** One step of a flow. `label` is short (one to three words): it stands under its hairpin. */
export type Step = { id: string; label: string; state: StepState };
