/** An operation of the joined contract, as far as its refusals depend on it. */
export type Operation = {
  operationId?: string;
  'x-access'?: string;
  'x-per-minute'?: number;
  /** Codes by status, as the area's file lists them. */
  'x-problems'?: Refusals;
  parameters?: readonly { $ref?: string }[];
  requestBody?: { content?: Record<string, { example?: unknown }> };
  responses: Record<string, unknown>;
  'x-example'?: { request: string; status: number };
};

/** Codes by status. */
type Refusals = Record<string, readonly string[]>;

const takes =
  (name: string) =>
  ({ parameters = [] }: Operation): boolean =>
    parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`) === true);

const takesJson = ({ requestBody }: Operation): boolean =>
  Object.keys(requestBody?.content ?? {}).some((type) => type.includes('json'));

const takesParts = ({ requestBody }: Operation): boolean =>
  requestBody?.content?.['multipart/form-data'] !== undefined;

/** The refusals that follow from an operation's own description, so that no area's file repeats them. */
const implied: readonly [isFor: (operation: Operation) => boolean, refusals: Refusals][] = [
  // A token is checked wherever it is sent, also where visitors are allowed.
  [
    () => true,
    { 400: ['validation-failed'], 401: ['token-invalid', 'token-expired'], 403: ['account-closed'] },
  ],
  [(operation) => operation['x-access'] !== 'anyone', { 401: ['sign-in-required'] }],
  [(operation) => operation['x-access'] === 'signed-in', { 403: ['contact-required'] }],
  [({ requestBody }) => requestBody !== undefined, { 413: ['body-too-large'], 415: ['media-type-unknown'] }],
  [takesJson, { 400: ['malformed-json'] }],
  [takesParts, { 400: ['malformed-request'] }],
  [takes('IfMatch'), { 412: ['version-changed'], 428: ['version-required'] }],
  [takes('IdempotencyKey'), { 422: ['idempotency-key-reused'] }],
  [(operation) => operation['x-per-minute'] !== undefined, { 429: ['too-many-requests'] }],
];

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
  const refusals = [...implied.filter(([isFor]) => isFor(operation)).map(([, those]) => those), own];
  const byStatus = Map.groupBy(refusals.flatMap(Object.entries<readonly string[]>), ([status]) => status);
  const answers = [...byStatus].map(([status, pairs]) => {
    const codes = [...new Set(pairs.flatMap(([, those]) => those))].sort();
    const name = [status, ...codes].join('.');
    shared[name] ??= answerWith(codes);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return { ...operation, responses: { ...operation.responses, ...Object.fromEntries(answers) } };
};
