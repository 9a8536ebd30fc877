/** The exit code after checks or measurements: a failed one is an error, and so is a run without any. */
export const exitCodeOf = ({ passed, failed }: { passed: number; failed: number }): 0 | 1 =>
  failed > 0 || passed === 0 ? 1 : 0;
