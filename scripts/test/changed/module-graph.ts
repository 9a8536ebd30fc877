import type { Edge, EdgeKind } from './edge.ts';
import { helperNodes, importEdges, isHelper } from './helper-parts.ts';
import { isIgnored, ports, usesPorts } from './import-rules.ts';
import { createFileFinder } from './named-files.ts';
import { lateImports, type ModuleText, readModule } from './read-module.ts';
import type { Repository } from './repository.ts';
import {
  everyOperation,
  mountedFiles,
  operationNode,
  operationsNamed,
  pageNode,
  pagesNamed,
  type Site,
} from './site.ts';

export type { Edge } from './edge.ts';

/** Files, operations and pages, each with what it leads to. */
export type Graph = ReadonlyMap<string, readonly Edge[]>;

export const isModule = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path);

/** Files whose texts are requests. What the app calls is not followed: each page would reach most of the server. */
const isTest = (path: string): boolean => path.startsWith('test/');

/** Where an operation can be handled: in an area. */
const isArea = (path: string): boolean => /^server\/(?!platform\/|seed\/|sandbox\/)[^/]+\/.+\.ts$/.test(path);

const edges = (kind: EdgeKind, targets: readonly string[]): Edge[] => targets.map((to) => ({ to, kind }));

type Reader = (path: string, code: string) => Edge[];

const createReader = (repository: Repository, site: Site): Reader => {
  const namedIn = createFileFinder(repository.files);
  const portsIn = (code: string) =>
    ports
      .filter(({ name }) => name.test(code))
      .flatMap((port) => repository.files.filter((file) => port.files.test(file)));
  return (path, code) => [
    ...edges('file', namedIn(code, path)),
    ...(isTest(path)
      ? [
          ...edges('operation', [...operationsNamed(site, code), ...mountedFiles(repository, code)]),
          ...edges('page', pagesNamed(site, code)),
        ]
      : []),
    ...(usesPorts(path) ? edges('port', portsIn(code)) : []),
  ];
};

/** `getUser: async (…) => …`, `getUser,` or `async getUser(…) {` in the object of an area's handlers. */
const handles = (code: string, id: string): boolean =>
  new RegExp(`^\\s*(async )?${id}\\s*[:,(]`, 'm').test(code);

const importsOf = (path: string, { imports, code }: ModuleText): Edge[] =>
  [...imports, ...lateImports(code)].flatMap((one) => importEdges(one, path));

/** The graph of all modules, and of what their texts lead to. */
export function buildGraph(repository: Repository, site: Site): Graph {
  const graph = new Map<string, Edge[]>();
  const read = createReader(repository, site);
  const areas: { path: string; code: string }[] = [];
  for (const path of repository.files.filter(isModule)) {
    const module = readModule(path, repository.read(path));
    if (isArea(path)) areas.push({ path, code: module.code });
    const nodes = isHelper(path)
      ? helperNodes(path, module, (code) => read(path, code))
      : new Map([[path, [...importsOf(path, module), ...read(path, module.code)]]]);
    for (const [node, leads] of nodes)
      graph.set(
        node,
        leads.filter(({ to }) => to !== node && !isIgnored(path, to)),
      );
  }
  for (const { id } of site.operations) {
    const handlers = areas.filter(({ code }) => handles(code, id)).map(({ path }) => path);
    graph.set(operationNode(id), edges('handler', handlers));
  }
  const ids = site.operations.map(({ id }) => operationNode(id));
  graph.set(everyOperation, edges('operation', ids));
  // Every page begins with the app's own start.
  for (const { address, file } of site.pages)
    graph.set(pageNode(address), edges('page', [file, 'src/main.tsx']));
  return graph;
}
