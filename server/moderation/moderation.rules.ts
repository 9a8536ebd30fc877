import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type Kind = Schemas['ReportableKind'];
export type HiddenContent = Schemas['HiddenContent'];

/** The content's owner: a person's or a peloton's id. */
export type Subject = { subjectType: 'User' | 'Peloton'; subjectId: string };

/** One story or image. */
export type Thing = Subject & { kind: Kind };

/** Reports of so many people hide a thing. */
export const reportsToHide = 3;

/** Reports that one person can make in 24 hours. */
export const mostInADay = 20;

/** The column of each kind, in `person` and `peloton` alike. */
export const columnOf = {
  story: 'story',
  'profile-image': 'profileImageUrl',
  'cover-image': 'coverImageUrl',
} as const satisfies Record<Kind, string>;

type Columns = { [Column in (typeof columnOf)[Kind]]?: unknown };

/** The row as everybody but its owner sees it. */
export const withoutHidden = <Row extends Columns>(row: Row, hidden: readonly HiddenContent[]): Row => {
  const emptied = hidden.map(({ kind }) => columnOf[kind]).filter((column) => column in row);
  return { ...row, ...Object.fromEntries(emptied.map((column) => [column, null])) };
};
