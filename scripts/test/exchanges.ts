import { existsSync, readFileSync } from 'node:fs';
import examples from '#openapi/examples.gen.json' with { type: 'json' };
import { declaredOperations } from '#server/platform/contract/document.ts';
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

/** A request of an API test with the server's answer, which is a refusal where it has a code. */
export type Exchange = Example | { operationId: string; status: number; code: string };

export const isExample = (exchange: Exchange): exchange is Example => 'answer' in exchange;

/** Characters of the longest exchange that may become an example. */
export const largestExample = 6000;

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

/** Two exchanges with the same likeness show the same fields: ids, times and names differ from run to run. */
export const likeness = ({ operationId, status, body, answer }: Example): string =>
  JSON.stringify([operationId, status, shapeOf(body), shapeOf(answer)]);

/** What the contract declares and no recorded test did: a line for each refusal, and for each example. */
const missing = (exchanges: readonly Exchange[]): string[] => {
  const made = new Set(
    exchanges.map((one) => (isExample(one) ? likeness(one) : `${one.operationId} ${one.status} ${one.code}`)),
  );
  return declaredOperations().flatMap(({ operationId, problems }) => {
    const refusals = [...problems].flatMap(([status, codes]) =>
      codes.map((code) => `${operationId} ${status} ${code}`),
    );
    const example = (examples as Example[]).find((one) => one.operationId === operationId);
    return [
      ...refusals.filter((refusal) => !made.has(refusal)),
      ...(example && made.has(likeness(example)) ? [] : [`${operationId}: the example`]),
    ];
  });
};

/** Whether the API tests provoked every refusal that the contract declares, and made every example. */
export const contractSection: Section = {
  name: 'contract',
  isRetried: true,
  needs: 'api',
  run: async (only) => {
    if (process.env.TEST_SHARD || (only && !only.isAgain))
      return { passed: 0, failed: 0, note: 'needs all API tests' };
    const lacks = missing(readExchanges());
    if (lacks.length === 0) return { passed: 1, failed: 0 };
    const error = `No API test made: ${lacks.join(', ')}.`;
    return { passed: 0, failed: 1, failures: [{ file: 'openapi', title: 'contract', error }] };
  },
};
