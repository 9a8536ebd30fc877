import type { AnyMachineSnapshot, MetaObject } from 'xstate';

/** The `meta` of a state that a person sees. */
export type StateMeta<Focus extends string = 'none'> = {
  heading: string;
  /** Where the focus goes as the state begins. */
  focus: Focus | 'none';
  /** What a screen reader says as the state begins; empty for nothing. */
  announce: string;
  /**
   * In a state that can refuse what a person sent: the focus goes to the wrong field, or to the list of errors if there are several
   * (`src/components/form/focus-errors.ts`).
   */
  refusal?: 'errors';
};

/** The `meta` of a state that can refuse what a person sent. */
export const refusing = <Meta extends object>(meta: Meta) => ({ ...meta, refusal: 'errors' as const });

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
