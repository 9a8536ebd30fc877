import type { AnyMachineSnapshot, MetaObject } from 'xstate';

/** The parts of a snapshot that the functions below need. */
type SnapshotWithMeta<Meta> = {
  getMeta: () => Record<string, Meta | undefined>;
  machine: Pick<AnyMachineSnapshot['machine'], 'getStateNodeById'>;
};

/** The `meta` of the active states, with their ids, the innermost first. States without `meta` are left out. */
export const metasOf = <Meta extends MetaObject>(snapshot: SnapshotWithMeta<Meta>) => {
  const depthOf = ({ id }: { id: string }) => snapshot.machine.getStateNodeById(id).path.length;
  return Object.entries(snapshot.getMeta())
    .flatMap(([id, meta]) => (meta === undefined ? [] : [{ id, meta }]))
    .sort((one, other) => depthOf(other) - depthOf(one));
};

/** The `meta` of the innermost active state that has one; `otherwise` where none has one. */
export const innermostMeta = <Meta extends MetaObject>(
  snapshot: SnapshotWithMeta<Meta>,
  otherwise: Meta,
): Meta => metasOf(snapshot)[0]?.meta ?? otherwise;
