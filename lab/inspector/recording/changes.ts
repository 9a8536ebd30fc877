import patches, { type Operation } from 'fast-json-patch';

/** What became of one value; `before` is undefined where it is new, `after` where it is gone. */
export type Change = { path: string; before: unknown; after: unknown };

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (document: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    document,
  );

const isChange = (operation: Operation) => ['add', 'remove', 'replace'].includes(operation.op);

/** How one context differs from another. Both are JSON. */
export const changesBetween = (before: string | null, after: string | null): Change[] => {
  const [old, now] = [before, after].map((text) => ({ context: JSON.parse(text ?? 'null') }));
  if (old === undefined || now === undefined) return [];
  return patches
    .compare(old, now)
    .filter(isChange)
    .map(({ path }) => {
      const keys = keysOf(path);
      return {
        path: keys.slice(1).join('.'),
        before: valueAt(old, keys),
        after: valueAt(now, keys),
      };
    });
};
