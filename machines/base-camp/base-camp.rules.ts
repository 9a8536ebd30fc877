/** The person's goal and total are both 0 cents. */
export const raisesNothing = ({ goal, raised }: { goal: number; raised: number }): boolean =>
  goal === 0 && raised === 0;
