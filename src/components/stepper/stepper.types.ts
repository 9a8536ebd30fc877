/** `reached`: after the current step but visited before, so that the person can return to it. */
export type StepState = 'done' | 'current' | 'reached' | 'ahead';

/** One step of a flow. `label` is short (one to three words), because it is under the step's hairpin. */
export type Step = { id: string; label: string; state: StepState };
