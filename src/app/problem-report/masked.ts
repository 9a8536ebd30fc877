/** The parts of events and answers that tell the state of a flow by words of the code, and never a person's data. */
const toldParts = [
  'actorId',
  'source',
  'action',
  'status',
  'step',
  'kind',
  'tone',
  'error.kind',
  'error.status',
  'error.code',
  'output.kind',
  'output.failure.kind',
  'output.failure.status',
  'change.kind',
  'action.kind',
] as const;

const word = /^[A-Za-z][\w.:-]{0,59}$/;

/** A status, and no number that could lead to a person. */
const isStatus = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000;

const partOf = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined,
      value,
    );

/**
 * What may be told of an event or an answer: by path (`error.kind`) the words that tell the state of a flow. Everything else is left out with
 * its name, because the name of an answer can tell the answer: who is asked which cancer it was has had one.
 */
export const masked = (event: { type: string }): Record<string, string> =>
  Object.fromEntries(
    toldParts.flatMap((path): [string, string][] => {
      const value = partOf(event, path);
      const isTold = typeof value === 'string' ? word.test(value) : isStatus(value);
      return isTold ? [[path, String(value)]] : [];
    }),
  );
