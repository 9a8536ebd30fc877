export type Operation = { id: string; path: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (contract: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), contract);

/** Words for readers; a property of that name has an object there. */
const withoutWords = (key: string, value: unknown): unknown =>
  (key === 'description' || key === 'summary') && typeof value === 'string' ? undefined : value;

/** The operation with all that it reaches by `$ref`, as one text. */
function textOf(contract: unknown, operation: unknown): string {
  const reached = new Map<string, unknown>();
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(follow);
    if (!isObject(value)) return;
    const pointer = value.$ref;
    if (typeof pointer === 'string' && !reached.has(pointer)) {
      reached.set(pointer, at(contract, pointer));
      follow(reached.get(pointer));
    }
    Object.values(value).forEach(follow);
  };
  follow(operation);
  const sorted = [...reached].sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([operation, sorted], withoutWords);
}

type Found = Operation & { operation: unknown };

const foundIn = (contract: unknown): Found[] => {
  const paths = isObject(contract) && isObject(contract.paths) ? contract.paths : {};
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(isObject(methods) ? methods : {}).flatMap((operation) =>
      isObject(operation) && typeof operation.operationId === 'string'
        ? [{ id: operation.operationId, path, operation }]
        : [],
    ),
  );
};

/** The operations of a contract (`contract.gen.json`). */
export const operationsOf = (contract: unknown): Operation[] =>
  foundIn(contract).map(({ id, path }) => ({ id, path }));

/** The operations that differ between two contracts, in themselves or in a schema they reach; null is no contract. */
export function changedOperations(before: unknown, now: unknown): string[] {
  const textsOf = (contract: unknown) =>
    new Map(
      foundIn(contract).map(({ id, path, operation }) => [id, path + textOf(contract, operation)] as const),
    );
  const [old, present] = [textsOf(before), textsOf(now)];
  const ids = new Set([...old.keys(), ...present.keys()]);
  return [...ids].filter((id) => old.get(id) !== present.get(id)).sort();
}
