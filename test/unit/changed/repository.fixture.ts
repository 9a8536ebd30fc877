import type { Repository } from '#scripts/test/changed/repository.ts';

/** A repository of a few files, by path. `deleted` files are known by name only. */
export const fixtureRepository = (
  files: Record<string, string>,
  deleted: readonly string[] = [],
): Repository => ({
  files: [...Object.keys(files), ...deleted],
  read: (path) => files[path] ?? '',
  isDeleted: (path) => files[path] === undefined,
});
