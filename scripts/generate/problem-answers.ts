/** An operation of the joined contract, as far as its refusals depend on it. */
export type Operation = {
  'x-access'?: string;
  'x-per-minute'?: number;
  'x-most-at-once'?: number;
  /** Codes by status, as the area's file lists them. */
  'x-problems'?: Record<string, string[]>;
  parameters?: readonly { $ref?: string }[];
  requestBody?: { content?: Record<string, unknown> };
  responses: Record<string, unknown>;
};

/** The refusals that follow from an operation's own description, so that no area's file repeats them. */
const impliedBy = (operation: Operation): [status: string, code: string][] => {
  const takes = (name: string) =>
    operation.parameters?.some(({ $ref }) => $ref?.endsWith(`/${name}`)) === true;
  const types = Object.keys(operation.requestBody?.content ?? {});
  const isOpen = operation['x-access'] === 'anyone';
  return [
    ['400', 'validation-failed'],
    ...(types.length === 0
      ? []
      : ([
          ['413', 'body-too-large'],
          ['415', 'media-type-unknown'],
        ] as const)),
    ...(types.some((type) => type.includes('json')) ? ([['400', 'malformed-json']] as const) : []),
    ...(isOpen ? [] : ([['401', 'sign-in-required']] as const)),
    ['401', 'token-invalid'],
    ['401', 'token-expired'],
    ...(operation['x-access'] === 'signed-in'
      ? ([
          ['403', 'contact-required'],
          ['403', 'account-closed'],
        ] as const)
      : []),
    ...(takes('IfMatch')
      ? ([
          ['412', 'version-changed'],
          ['428', 'version-required'],
        ] as const)
      : []),
    ...(takes('IdempotencyKey') ? ([['422', 'idempotency-key-reused']] as const) : []),
    ...(operation['x-per-minute'] === undefined ? [] : ([['429', 'too-many-requests']] as const)),
  ].map(([status = '', code = '']) => [status, code]);
};

const answerWith = (codes: readonly string[]) => ({
  description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
  headers: {
    'retry-after': { $ref: '#/components/headers/RetryAfter' },
    'trace-identifier': { $ref: '#/components/headers/TraceIdentifier' },
  },
  content: {
    'application/problem+json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
      },
    },
  },
});

/**
 * An operation with an answer for each status of its refusals, in place of `x-problems`.
 * @param shared the contract's answers, to which those are added: many operations have the same
 */
export const withProblemAnswers = (
  { 'x-problems': own = {}, ...operation }: Operation,
  shared: Record<string, unknown>,
): Omit<Operation, 'x-problems'> => {
  const listed = Object.entries(own).flatMap(([status, codes]) =>
    codes.map((code) => [status, code] as const),
  );
  const byStatus = Map.groupBy([...impliedBy(operation), ...listed], ([status]) => status);
  const answers = [...byStatus].map(([status, pairs]) => {
    const codes = [...new Set(pairs.map(([, code]) => code))].sort();
    const name = [status, ...codes].join('.');
    shared[name] ??= answerWith(codes);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return { ...operation, responses: { ...operation.responses, ...Object.fromEntries(answers) } };
};
