import type { AnyMachineSnapshot, MetaObject } from 'xstate';

/** The part of a snapshot that knows the active states, and what each says of itself. */
type SnapshotWithMeta<Meta> = {
  getMeta: () => Record<string, Meta | undefined>;
  machine: Pick<AnyMachineSnapshot['machine'], 'getStateNodeById'>;
};

/** What the active states say of themselves, with their ids, the innermost first. A state without `meta` is left out. */
export const metasOf = <Meta extends MetaObject>(snapshot: SnapshotWithMeta<Meta>) => {
  const depthOf = ({ id }: { id: string }) => snapshot.machine.getStateNodeById(id).path.length;
  return Object.entries(snapshot.getMeta())
    .flatMap(([id, meta]) => (meta === undefined ? [] : [{ id, meta }]))
    .sort((one, other) => depthOf(other) - depthOf(one));
};

/** What the innermost active state that has a `meta` says of itself; `otherwise` where none has one. */
export const innermostMeta = <Meta extends MetaObject>(
  snapshot: SnapshotWithMeta<Meta>,
  otherwise: Meta,
): Meta => metasOf(snapshot)[0]?.meta ?? otherwise;
