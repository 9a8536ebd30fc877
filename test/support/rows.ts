import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database, Db } from '#server/platform/database/database.ts';

type Table = keyof Database;
type Row<Name extends Table> = Selectable<Database[Name]>;
type Column<Name extends Table> = keyof Row<Name> & string;

/** Kysely can't compute the columns of a table that is a type parameter: the functions below name them instead. */
type AnyTable = Record<string, unknown>;
const untyped = (db: Db) => db as unknown as Kysely<Record<string, AnyTable>>;

/** The rows that hold the values of `match`, sorted by `order`; `null` matches an empty column. */
export const rowsOf = <Name extends Table>(
  db: Db,
  table: Name,
  match: Partial<Row<Name>>,
  ...order: Column<Name>[]
) => {
  const read = <Read extends Column<Name>>(...columns: Read[]) => {
    const found = untyped(db).selectFrom(table as string);
    const chosen = found.select(columns).where((row) => row.and(match));
    const sorted = order.reduce((query, column) => query.orderBy(column), chosen);
    return sorted.execute() as Promise<Pick<Row<Name>, Read>[]>;
  };
  return {
    read,
    /** The first of them; fails where there is none. */
    readOne: async <Read extends Column<Name>>(...columns: Read[]) => {
      const [row] = await read(...columns);
      if (row === undefined) throw new Error(`No row of ${table} holds ${JSON.stringify(match)}.`);
      return row;
    },
    update: (set: Updateable<Database[Name]>) => {
      const update = untyped(db).updateTable(table as string);
      const changed = update.set(set as AnyTable);
      return changed.where((row) => row.and(match)).execute();
    },
  };
};

export const insertRows = <Name extends Table>(
  db: Db,
  table: Name,
  values: Insertable<Database[Name]> | readonly Insertable<Database[Name]>[],
) => {
  const insert = untyped(db).insertInto(table as string);
  return insert.values(values as AnyTable | AnyTable[]).execute();
};
