import { type FlowModel, nodesOf, type Path, type Step, stateOf } from '@product/path-driver';
import { metasOf } from '#machines/meta.ts';

type Snapshot = Path['initial'];

const errorsOf = ({ context }: Snapshot) => (context.fieldErrors ?? {}) as Readonly<Record<string, string>>;

/** Whether the step refused what a person sent: it ends, not busy, with new errors of fields. */
export const isRefusal = ({ before, after }: Pick<Step, 'before' | 'after'>): boolean => {
  const known = errorsOf(before);
  return (
    !after.hasTag('busy') && Object.entries(errorsOf(after)).some(([path, text]) => known[path] !== text)
  );
};

/**
 * States that refuse what a person sent, on any of the paths, and don't say in their `meta` where the focus goes; and states that say so
 * and never refuse anything.
 */
export const refusalGaps = ({ machine }: FlowModel, paths: readonly Path[]): string[] => {
  const refusing = new Set<string>();
  const undeclared = new Set<string>();
  for (const { after } of paths.flatMap(({ steps }) => steps).filter(isRefusal)) {
    const declared = metasOf<{ refusal?: unknown }>(after).filter(({ meta }) => meta.refusal === 'errors');
    for (const { id } of declared) refusing.add(id);
    if (declared.length === 0) undeclared.add(stateOf(after));
  }
  const idle = nodesOf(machine)
    .filter(({ id, meta }) => meta?.refusal !== undefined && !refusing.has(id))
    .map(({ path }) => path.join('.'));
  return [
    ...[...undeclared].map((state) => `${state} refuses, and has no \`refusal\` in its meta`),
    ...idle.map((state) => `${state} never refuses, and has a \`refusal\` in its meta`),
  ];
};
