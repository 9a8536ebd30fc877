export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** PostgreSQL gave up one of two conflicting transactions; a repetition succeeds. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** The row exists already, by the unique index of that name. */
export const isDuplicateIn = (error: unknown, index: string): boolean =>
  codeOf(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === index;

const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

// Connection trouble, too many connections, a read-only standby, a shutdown, a lock or a statement that took too long.
const serverCodes = /^(08...|25006|53...|57P0[1-5]|57014|55P03)$/;

/** The database is out of reach or overloaded; the request is correct. */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (networkCodes.includes(code) || serverCodes.test(code) || isConflict(error)) return true;
  // The driver's own errors have no code.
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|Connection terminated|Client .* not queryable)/.test(
      error.message,
    )
  );
};

/** The database cancelled the statement because of a lock or the time it took. */
const isGivenUp = (error: unknown): boolean => ['57014', '55P03'].includes(codeOf(error));

/** The database did not do the statement, and is available for another try. */
export const isRefused = (error: unknown): boolean =>
  /^[0-9FHPX][0-9A-Z]{4}$/.test(codeOf(error)) &&
  (isConflict(error) || isGivenUp(error) || !isUnavailable(error));

/** The account was closed while the request was in progress: migration 0066. */
export const isOfClosedAccount = (error: unknown): boolean => codeOf(error) === 'PC001';

/** The role lacks the right. */
export const isForbidden = (error: unknown): boolean =>
  codeOf(error) === '42501' || (error instanceof Error && codeOf(error.cause) === '42501');

const connectionProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'names a server that does not answer. Start it, or check the address',
  ENOTFOUND: 'names a server that can’t be found. Check the address',
  '28P01': 'has a password that the server refuses. Check it',
  '3D000': 'names a database that is not there. Make it, or check its name',
};

/** The problem with the address of a connection; `null` where the error is about something else. */
export const connectionProblem = (error: unknown): string | null => connectionProblems[codeOf(error)] ?? null;
