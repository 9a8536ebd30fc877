/** What a command exits with after checks or measurements: one that failed is an error, and so is a run without any. */
export const exitCodeOf = ({ passed, failed }: { passed: number; failed: number }): 0 | 1 =>
  failed > 0 || passed === 0 ? 1 : 0;
