type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Part = { [key: string]: Json };
export type AreaFile = { name: string; document: Part };

const isPart = (value: Json | undefined): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: Json | undefined): Part => (isPart(value) ? value : {});

/** Component names are unique over all areas, so a reference into another file is one into the joined document. */
const withLocalReferences = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withLocalReferences);
  if (!isPart(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.slice(inner.indexOf('#'))]
        : [key, withLocalReferences(inner)],
    ),
  );
};

const addAll = (into: Part, from: Part, area: string, what: string): void => {
  for (const [name, value] of Object.entries(from)) {
    if (name in into)
      throw new Error(`openapi/${area} declares ${what} ${name}, which another file has already.`);
    into[name] = value;
  }
};

const checkReferences = (value: Json, root: Part): void => {
  if (Array.isArray(value)) for (const item of value) checkReferences(item, root);
  if (!isPart(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '$ref' || typeof inner !== 'string') {
      checkReferences(inner, root);
      continue;
    }
    const found = inner
      .slice(2)
      .split('/')
      .reduce<Json | undefined>((at, step) => partOf(at)[step], root);
    if (found === undefined) throw new Error(`The contract refers to ${inner}, which no area declares.`);
  }
};

/**
 * One OpenAPI document out of the root and the areas, its paths in alphabetical order so that a new file moves nothing.
 * Throws on a path or component that two areas declare and on a reference that leads nowhere.
 */
export const joinAreas = (root: AreaFile, areas: readonly AreaFile[]): Part => {
  const paths: Part = {};
  const components: Record<string, Part> = {};
  for (const { name, document } of [root, ...areas]) {
    addAll(paths, partOf(document.paths), name, 'the path');
    for (const [kind, parts] of Object.entries(partOf(document.components))) {
      components[kind] ??= {};
      addAll(components[kind], partOf(parts), name, `the ${kind} component`);
    }
  }
  const sorted = (part: Part): Part =>
    Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  const joined = withLocalReferences({
    ...root.document,
    paths: sorted(paths),
    components: Object.fromEntries(Object.entries(components).map(([kind, parts]) => [kind, sorted(parts)])),
  });
  checkReferences(joined, partOf(joined));
  return partOf(joined);
};
