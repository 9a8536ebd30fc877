import { existsSync, readFileSync } from 'node:fs';
import type { DeclaredOperation } from '#server/platform/contract/document.ts';
import { partFile, type Section } from './section.ts';

/** The environment variable with the file for the exchanges of a part's tests. */
export const exchangesVariable = 'API_EXCHANGES';

/**
 * An answer that is no refusal. `test`: the file with the test; `request`: method and address; `type`: of the body; `body`, `answer`:
 * texts, mostly JSON.
 */
export type Example = {
  test: string;
  operationId: string;
  status: number;
  request: string;
  type: string;
  body: string;
  answer: string;
};

type Refusal = { test: string; operationId: string; status: number; code: string };

/** A request of an API test with the server's answer. */
export type Exchange = Example | Refusal;

export const isExample = (exchange: Exchange): exchange is Example => 'answer' in exchange;

/** Characters of the longest exchange that may become an example; a longer answer is left out of its example. */
export const largestExample = 12_000;

/** The parts whose tests call the API, in the process of the server. */
const apiParts = ['api', 'api-embedded'];

export const exchangesFile = (part: string): string => partFile(part, 'exchanges');

/** Every exchange that the last run recorded. */
export const readExchanges = (): Exchange[] =>
  apiParts
    .map(exchangesFile)
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))
    .map((line) => JSON.parse(line));

/** The fields of a JSON value at any depth, with their types. */
const fieldsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [`${path} ${value === null ? null : typeof value}`];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${path}.${name}`));
};

const isJson = (text: string): boolean => /^[[{]/.test(text);

/** The different fields of a text, sorted; one field where it is no JSON object and no list. */
export const shapeOf = (text: string): string[] =>
  [...new Set(isJson(text) ? fieldsOf(JSON.parse(text)) : text === '' ? [] : ['text'])].sort();

/** What is the same in each run: the operation, the status and the fields, but not ids, times and names. */
export const signature = ({ operationId, status, body, answer }: Example): string =>
  JSON.stringify([operationId, status, shapeOf(body), shapeOf(answer)]);

/** Where the contract and what the tests did differ: a line for each refusal and each example. */
export const differences = (
  exchanges: readonly Exchange[],
  operations: readonly Pick<DeclaredOperation, 'operationId' | 'problems'>[],
  examples: readonly Example[],
): string[] => {
  const declared = new Set(
    operations.flatMap(({ operationId, problems }) =>
      [...problems].flatMap(([status, codes]) => codes.map((code) => `${operationId} ${status} ${code}`)),
    ),
  );
  // Tests of the contract's own tools bring other operations.
  const known = new Set(operations.map(({ operationId }) => operationId));
  const ours = exchanges.filter(({ operationId }) => known.has(operationId));
  const provoked = new Set(
    ours.flatMap((one) => (isExample(one) ? [] : [`${one.operationId} ${one.status} ${one.code}`])),
  );
  const made = new Set(ours.filter(isExample).map(signature));
  const exampleOf = new Map(examples.map((one) => [one.operationId, signature(one)]));
  return [
    ...[...declared.difference(provoked)].map((refusal) => `no test provokes ${refusal}`),
    ...[...provoked.difference(declared)].map((refusal) => `the contract does not list ${refusal}`),
    ...operations
      .filter(({ operationId }) => !made.has(exampleOf.get(operationId) ?? ''))
      .map(({ operationId }) => `no test makes the example of ${operationId}`),
  ];
};

/** Whether the API tests provoked every refusal that the contract declares, and made every example. */
export const contractSection: Section = {
  name: 'contract',
  isRetried: true,
  needs: 'api',
  run: async (only) => {
    if (process.env.TEST_SHARD || (only && !only.isAgain))
      return { passed: 0, failed: 0, note: 'needs all API tests' };
    // Not at the top: the part `generate` of the same run may write them first.
    const { declaredOperations } = await import('#server/platform/contract/document.ts');
    const { default: examples } = await import('#openapi/examples.gen.json', { with: { type: 'json' } });
    const operations = declaredOperations();
    const found = differences(readExchanges(), operations, examples);
    if (found.length === 0) return { passed: operations.length, failed: 0 };
    const error = found.join('\n');
    return { passed: 0, failed: 1, failures: [{ file: 'openapi', title: 'contract', error }] };
  },
};
