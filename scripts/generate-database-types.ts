import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openMemoryStore } from '#server/platform/database/embedded-store.ts';
import { migrate } from '#server/platform/database/migrate.ts';

/** The TypeScript types of a column's values: [selected, inserted]. They follow server/platform/database/embedded-store.ts. */
const scalars: Record<string, readonly [string, string]> = {
  bool: ['boolean', 'boolean'],
  bytea: ['Uint8Array', 'Uint8Array'],
  date: ['CalendarDay', 'CalendarDay'],
  float8: ['number', 'number'],
  int2: ['number', 'number'],
  int4: ['number', 'number'],
  int8: ['number', 'number'],
  // Written as text: a driver would turn an array into an SQL array.
  jsonb: ['unknown', 'string'],
  numeric: ['number', 'number'],
  text: ['string', 'string'],
  timestamptz: ['Date', 'Date'],
  uuid: ['string', 'string'],
  xid8: ['string', 'string'],
};

type Column = {
  table: string;
  column: string;
  udt: string;
  nullable: boolean;
  generated: boolean;
  defaulted: boolean;
  choices: string | null;
};

const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`_${name}`);

const scalarOf = (column: Column, inner: string): readonly [string, string] => {
  const scalar = scalars[inner];
  if (!scalar)
    throw new Error(`${column.table}.${column.column} has type ${inner}, which has no TypeScript type yet.`);
  const choices = [...(column.choices ?? '').matchAll(/'([^']*)'::text/g)].map((match) => `'${match[1]}'`);
  const isChoice = inner === 'text' && choices.length > 0;
  return isChoice ? [choices.join(' | '), choices.join(' | ')] : scalar;
};

const typeOf = (column: Column): string => {
  const isArray = column.udt.startsWith('_');
  const [selected, inserted] = scalarOf(column, isArray ? column.udt.slice(1) : column.udt).map((type) => {
    const base = isArray ? `Array<${type}>` : type;
    return column.nullable && base !== 'unknown' ? `${base} | null` : base;
  });
  if (column.generated) return `GeneratedAlways<${selected}>`;
  if (selected !== inserted) {
    const written = column.nullable ? `${inserted} | null` : inserted;
    return `ColumnType<${selected}, ${column.defaulted ? `${written} | undefined` : written}, ${written}>`;
  }
  return column.defaulted ? `Generated<${selected}>` : `${selected}`;
};

const store = await openMemoryStore();
await migrate(store);
const { rows } = await sql<Column>`
  select c.table_name as "table", c.column_name as "column", c.udt_name as "udt",
    c.is_nullable = 'YES' as "nullable",
    c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "generated",
    c.column_default is not null as "defaulted",
    (
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and k.contype = 'c'
        and k.conkey = array[c.ordinal_position]::smallint[]
        and pg_get_constraintdef(k.oid) like 'CHECK ((% = ANY (ARRAY[%'
      limit 1
    ) as "choices"
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by c.table_name collate "C", c.ordinal_position
`.execute(store.db);
await store.close();

const tables = [...Map.groupBy(rows, (row) => row.table)];
const bodies = tables.map(
  ([table, columns]) =>
    `export type ${pascal(table)}Table = {\n${columns.map((c) => `  ${camel(c.column)}: ${typeOf(c)};\n`).join('')}};\n`,
);
const text = `// Generated from the migrated database by \`npm run generate\`. Edit the migrations instead.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalendarDay } from '#openapi/contract.gen.ts';

${bodies.join('\n')}
export type Database = {
${tables.map(([table]) => `  ${camel(table)}: ${pascal(table)}Table;\n`).join('')}};
`;
writeFileSync(new URL('../server/platform/database/schema.gen.ts', import.meta.url), text);
