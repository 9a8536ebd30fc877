import type { Operation } from './contract-changes.ts';
import type { EdgeKind } from './edge.ts';
import { fileRules } from './file-rules.ts';
import { buildGraph, type Graph, isModule } from './module-graph.ts';
import { type Flow, flowsIn, type TestPart, testParts } from './parts.ts';
import { type Reach, reachOf, wayTo } from './reach.ts';
import type { Repository } from './repository.ts';
import { everyOperation, operationNode, pagesOf } from './site.ts';

/** What changed, in a repository as it is now: files (deleted ones too), and operations of the contract. */
export type Changes = {
  repository: Repository;
  /** The operations before and now. */
  operations: readonly Operation[];
  changed: readonly string[];
  changedOperations: readonly string[];
};

/** What is run of a part, and why; of the walks only those of `flows.run`. */
export type PartSelection = {
  part: string;
  files: readonly string[];
  leftOut: readonly string[];
  flows: { run: readonly string[]; leftOut: readonly string[] } | null;
  reasons: ReadonlyMap<string, string>;
};

export type Selection = {
  /** The files that make everything run, with the reason. */
  everything: readonly { path: string; why: string }[];
  parts: readonly PartSelection[];
  /** Changed modules that no test reaches. */
  unreached: readonly string[];
};

const router = 'src/routeTree.gen.ts';

const rulesFor = (path: string) => fileRules.filter(({ files }) => files.test(path));

/** What selects everything, and what nothing is known of: the latter must not be passed over. */
const everythingFor = ({ changed }: Changes, graph: Graph): { path: string; why: string }[] => {
  const named = new Set([...graph.values()].flat().map(({ to }) => to));
  return changed.flatMap((path) => {
    const rules = rulesFor(path);
    const whole = rules.find(({ selects }) => selects === 'everything');
    if (whole) return [{ path, why: whole.why }];
    const isKnown = rules.length > 0 || isModule(path) || named.has(path);
    return isKnown ? [] : [{ path, why: 'No rule says what it reaches, and no module names it.' }];
  });
};

/** The nodes of the graph that changed. Of the contract only operations count: types alone are the compiler's. */
const nodesOf = (changed: readonly string[], operations: readonly string[]): Set<string> =>
  new Set([
    ...changed.filter((path) => !path.startsWith('openapi/')),
    ...operations.map(operationNode),
    ...(operations.length > 0 ? [everyOperation] : []),
  ]);

/** The file whose rule selects a test, if one does. */
const ruleReason = (test: string, text: string, changed: readonly string[]): string | null => {
  for (const path of changed)
    for (const { selects } of rulesFor(path))
      if (typeof selects === 'object' && (selects.paths?.test(test) || selects.texts?.test(text)))
        return `rule for ${path}`;
  return null;
};

/** `isWalk`: for a walk the pages of other features are only on its way; they have tests of their own. */
type Finder = (from: string, part: TestPart, isWalk?: boolean) => string | null;

const ofOneFeature = /^(src\/features|machines)\//;

/** How a file reaches something that changed, or null. */
const createFinder = (graph: Graph, changedNodes: ReadonlySet<string>, used: Set<string>): Finder => {
  const find = (reach: Reach, wanted: (node: string) => boolean): string | null => {
    const hits = [...changedNodes].filter((node) => reach.has(node) && wanted(node));
    for (const hit of hits) used.add(hit);
    return hits[0] === undefined ? null : wayTo(reach, hits[0]).join(' > ');
  };
  return (from, { kinds, pages }, isWalk = false) => {
    const own = reachOf(graph, from, new Set<EdgeKind>(kinds));
    const found = find(own, () => true);
    if (found !== null || (pages !== 'always' && !own.has(router))) return found;
    const opened = reachOf(graph, from, new Set<EdgeKind>([...kinds, 'page']));
    return find(opened, (node) => !isWalk || !ofOneFeature.test(node));
  };
};

type Work = { changes: Changes; find: Finder; changed: readonly string[]; isWhole: boolean };

const flowsOf = (
  part: TestPart,
  flows: readonly Flow[],
  { find, changed, isWhole }: Work,
  allReason: string | null,
) => {
  const isReached = ({ model, golden }: Flow) =>
    isWhole ||
    allReason !== null ||
    find(model, part, true) !== null ||
    (part.name === 'paths' && changed.includes(golden));
  const run = flows.filter(isReached).map(({ name }) => name);
  return { run, leftOut: flows.map(({ name }) => name).filter((name) => !run.includes(name)) };
};

const selectPart = (part: TestPart, work: Work): PartSelection => {
  const { repository } = work.changes;
  const existing = repository.files
    .filter((path) => part.files.test(path) && !repository.isDeleted(path))
    .toSorted();
  const reasons = new Map<string, string>();
  let flows: PartSelection['flows'] = null;
  for (const file of existing) {
    const found = work.find(file, part);
    const reason =
      (work.isWhole ? 'everything' : null) ?? found ?? ruleReason(file, repository.read(file), work.changed);
    if (file === part.walks) {
      flows = flowsOf(
        part,
        flowsIn(repository.files.filter((path) => !repository.isDeleted(path))),
        work,
        found,
      );
      if (reason !== null || flows.run.length > 0)
        reasons.set(file, reason ?? `walks of ${flows.run.join(', ')}`);
    } else if (reason !== null) reasons.set(file, reason);
  }
  const files = [...reasons.keys()];
  return { part: part.name, files, leftOut: existing.filter((file) => !reasons.has(file)), flows, reasons };
};

/** Selects the tests that the changes can reach. */
export function selectTests(changes: Changes): Selection {
  const { repository, operations, changed, changedOperations } = changes;
  const graph = buildGraph(repository, { operations, pages: pagesOf(repository.files) });
  const everything = everythingFor(changes, graph);
  const isWhole = everything.length > 0;
  const used = new Set<string>();
  const find = createFinder(graph, nodesOf(changed, changedOperations), used);
  const work = { changes, changed, find, isWhole };
  const parts = testParts.map((part) => selectPart(part, work));
  const unreached = changed.filter(
    (path) => isModule(path) && rulesFor(path).length === 0 && !used.has(path),
  );
  return { everything, parts, unreached };
}
