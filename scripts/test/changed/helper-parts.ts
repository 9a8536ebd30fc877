import type { Edge } from './edge.ts';
import { resolveImport } from './named-files.ts';
import { type Import, lateImports, type ModuleText } from './read-module.ts';
import { everyOperation } from './site.ts';

/** Modules that many tests share, each using a little of them: their parts are nodes of their own. */
export const isHelper = (path: string): boolean =>
  /^test\/.*\.tsx?$/.test(path) && !/\.(test|model)\.tsx?$/.test(path);

const all = '*';
const partNode = (path: string, name: string): string => `${path}#${name}`;

/** Who imports these in a test goes through the contract, and asks for whatever it says. */
const readsContract = /^(server\/platform\/contract\/document\.ts|openapi\/contract\.gen\.json)$/;

/** Where an import leads: to the module, and of a helper to the part that is used. */
export const importEdges = ({ from, name }: Import, path: string): Edge[] => {
  const to = resolveImport(from, path);
  if (to === null) return [];
  const part = isHelper(to) && name !== null ? [partNode(to, name)] : [];
  const contract = path.startsWith('test/') && readsContract.test(to) ? [everyOperation] : [];
  const targets = [to, ...part, ...contract];
  return targets.map((target) => ({ to: target, kind: 'import' }));
};

const wordsOf = (code: string): ReadonlySet<string> => new Set(code.match(/[\w$]+/g));

/** The nodes of a helper: the module with what runs when it is loaded, and each name with what its code uses. */
export function helperNodes(
  path: string,
  { imports, parts }: ModuleText,
  read: (code: string) => Edge[],
): Map<string, Edge[]> {
  const found = parts();
  const names = new Set(found.flatMap((part) => part.names));
  const edgesOf = (code: string): Edge[] => {
    const words = wordsOf(code);
    const own = [...names].filter((name) => words.has(name)).map((name) => partNode(path, name));
    const used = imports.filter(({ local }) => local !== null && words.has(local));
    return [
      ...own.map((to): Edge => ({ to, kind: 'import' })),
      ...[...used, ...lateImports(code)].flatMap((one) => importEdges(one, path)),
      ...read(code),
    ];
  };
  const running = found.filter((part) => part.names.length === 0);
  const nodes = new Map<string, Edge[]>();
  nodes.set(path, [
    ...imports.filter(({ local }) => local === null).flatMap((one) => importEdges(one, path)),
    ...running.flatMap(({ code }) => edgesOf(code)),
  ]);
  for (const part of found) {
    const edges = [{ to: path, kind: 'import' as const }, ...edgesOf(part.code)];
    for (const name of part.names)
      nodes.set(partNode(path, name), [...(nodes.get(partNode(path, name)) ?? []), ...edges]);
  }
  nodes.set(
    partNode(path, all),
    [path, ...[...names].map((name) => partNode(path, name))].map((to) => ({ to, kind: 'import' })),
  );
  return nodes;
}
