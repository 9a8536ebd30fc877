/** Whether somebody set out to raise nothing, and nothing was raised for them. Amounts in cents. */
export const raisesNothing = ({ goal, raised }: { goal: number; raised: number }): boolean =>
  goal === 0 && raised === 0;
