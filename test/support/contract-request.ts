import fc from 'fast-check';
import { validatorCompiler } from '#server/platform/contract/compilers.ts';
import type { DeclaredOperation, Schema } from '#server/platform/contract/document.ts';
import { routeSchema } from '#server/platform/contract/request-schemas.ts';
import { fitting } from './schema-arbitrary.ts';

/** The schema of what an operation takes in its path or query. */
export const partOf = (operation: DeclaredOperation, place: 'path' | 'query'): Schema => ({
  type: 'object',
  required: operation.parameters.filter((one) => one.in === place && one.required).map(({ name }) => name),
  properties: Object.fromEntries(
    operation.parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]),
  ),
});

const inAddress = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The address of a request, without `/api`. */
export const addressOf = (operation: DeclaredOperation, path: object, query: object): string => {
  const values = path as Record<string, unknown>;
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inAddress(values[name])),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, inAddress(one)]),
  );
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
};

/** The value with other ids in place of those it has, so that not every request ends at an unknown one. */
export const withIds = (value: unknown, idFor: (id: string) => string): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null).replace(
      /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22})"/g,
      (_, id: string) => `"${idFor(id)}"`,
    ),
  );

export type ContractRequest = { address: string; body?: unknown };

const samples = 300;

/** The smallest and the largest of what the contract allows here. */
const valid = (
  operation: DeclaredOperation,
  part: string,
  schema: Schema,
  ids: readonly string[],
): unknown[] => {
  const declared = routeSchema(operation)[part];
  if (declared === undefined) return [];
  const check = validatorCompiler({ schema: declared as Schema, httpPart: part, method: '', url: '' });
  const found = [
    part === 'querystring' ? {} : null,
    ...fc.sample(fitting(schema), { numRuns: samples, seed: 20261120 }),
  ]
    .map((value, index) => withIds(value, () => ids[index % ids.length] ?? ''))
    // Checking puts defaults into what it checks.
    .filter((value) => check(structuredClone(value)) === true)
    .map((value) => ({ value, length: JSON.stringify(value).length }))
    .sort((one, other) => one.length - other.length)
    .map(({ value }) => value);
  if (found.length === 0)
    throw new Error(
      `No valid ${part} of ${operation.operationId} was made: schema-arbitrary.ts must learn what its schema asks for.`,
    );
  return [found[0], found.at(-1)];
};

/** One id for each parameter by its name: where an address has two of them, one is varied while the other stays. */
export type BasePath = Readonly<Record<string, string>>;

const pathsOf = (operation: DeclaredOperation, ids: readonly string[], base: BasePath): object[] => {
  const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  if (names.length === 0) return [{}];
  const declared = routeSchema(operation).params as Schema;
  const check = validatorCompiler({ schema: declared, httpPart: 'params', method: '', url: '' });
  // A word of a fixed list is no id.
  const fixed = (declared as { properties?: Record<string, { enum?: string[] }> }).properties ?? {};
  const fromIds = (id: string) =>
    Object.fromEntries(names.map((name) => [name, fixed[name]?.enum?.[0] ?? id]));
  const isBased = names.length > 1 && names.every((name) => name in base);
  const known = ids
    .flatMap((id) =>
      isBased
        ? names.map((varied) =>
            Object.fromEntries(names.map((name) => [name, name === varied ? id : base[name]])),
          )
        : [fromIds(id)],
    )
    .filter((path) => check(structuredClone(path)) === true);
  return known.length > 0 ? known : (valid(operation, 'params', partOf(operation, 'path'), ids) as object[]);
};

/**
 * Requests that the contract allows, made from it alone: one for each known id that fits the path, with the smallest and
 * the largest query and body.
 */
export const validRequests = (
  operation: DeclaredOperation,
  ids: readonly string[],
  base: BasePath = {},
): ContractRequest[] => {
  const queries = valid(operation, 'querystring', partOf(operation, 'query'), ids) as object[];
  const bodies = operation.body
    ? valid(operation, 'body', operation.body.schema, ids)
    : [undefined, undefined];
  const requests = pathsOf(operation, ids, base).flatMap((path) =>
    queries.map((query, index) => ({
      address: addressOf(operation, path, query),
      ...(bodies[index] === undefined ? {} : { body: bodies[index] }),
    })),
  );
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
};
