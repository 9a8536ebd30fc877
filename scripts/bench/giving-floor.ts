import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { runCommand } from '../run-command.ts';
import type { Statement } from './bare-route.ts';

export type Sent = Statement & { at: Date };

/** The statements that `work` sends to PostgreSQL from this process, in order. */
export const recordOnServer = async (work: () => Promise<unknown>): Promise<Sent[]> => {
  const statements: Sent[] = [];
  const { prototype } = Client;
  const original = prototype.query;
  prototype.query = function record(this: Client, ...asked: unknown[]) {
    const [first, second] = asked as [string | { text: string; values?: unknown[] }, unknown[]?];
    const sql = typeof first === 'string' ? first : first.text;
    const parameters = (typeof first === 'string' ? second : (first.values ?? second)) ?? [];
    statements.push({ sql, parameters: Array.isArray(parameters) ? parameters : [], at: new Date() });
    return Reflect.apply(original, this, asked);
  } as typeof original;
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return statements;
};

/** The types that PostgreSQL infers for a statement's parameters. */
const parameterTypes = async (client: Client, sql: string): Promise<string[]> => {
  await client.query(`prepare looked_at as ${sql}`);
  const { rows } = await client.query<{ types: string[] }>(
    `select parameter_types::text[] as types from pg_prepared_statements where name = 'looked_at'`,
  );
  await client.query('deallocate looked_at');
  return rows[0]?.types ?? [];
};

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  // pgbench would read `:true` in JSON as one of its variables.
  return `'${String(value)
    .replaceAll("'", "''")
    .replaceAll(/:(?=[A-Za-z_])/g, ': ')}'`;
};

/** A recorded time as SQL relative to the current transaction, so that "ten minutes ago" stays ten minutes ago. */
const movedTime = (time: Date, at: Date): string =>
  `now() + interval '${time.getTime() - at.getTime()} milliseconds'`;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * One recorded donation as a pgbench script. A string that differs in `another` gets a new value in each
 * transaction, and the same one wherever it occurs. Times move with the clock; all other values stay.
 */
export const scriptOf = async (
  url: string,
  donation: readonly Sent[],
  another: readonly Sent[],
): Promise<string> => {
  const fresh = new Map<unknown, string>();
  const valueSql = (value: unknown, other: unknown, at: Date): string => {
    if (value instanceof Date) return movedTime(value, at);
    const isFresh = typeof value === 'string' && value !== other && !value.startsWith('{');
    if (!isFresh) return literal(value);
    const made = fresh.get(value) ?? `md5('${fresh.size}' || :run::text)${uuid.test(value) ? '::uuid' : ''}`;
    fresh.set(value, made);
    return made;
  };
  /** The SQL for the items of a batch. */
  const itemsSql = (value: unknown, other: unknown, at: Date): string => {
    const items: Record<string, unknown>[] = JSON.parse(String(value));
    const others: Record<string, unknown>[] = JSON.parse(String(other));
    const rows = items.map((item, place) => {
      const fields = Object.entries(item).map(([name, field]) => {
        const isPlain = typeof field !== 'object' || field === null;
        const written = isPlain
          ? valueSql(field, others[place]?.[name], at)
          : `${literal(JSON.stringify(field))}::jsonb`;
        return `'${name}', ${written}`;
      });
      return `jsonb_build_object(${fields.join(', ')})`;
    });
    return `jsonb_build_array(${rows.join(', ')})`;
  };
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const lines = ['\\set run random(1, 9000000000000000000)'];
    for (const [place, { sql, parameters, at }] of donation.entries()) {
      const types = await parameterTypes(client, sql);
      const values = parameters.map((value, number) => {
        const other = another[place]?.parameters[number];
        const isBatch = typeof value === 'string' && value.startsWith('[{');
        return `(${(isBatch ? itemsSql : valueSql)(value, other, at)})::${types[number]}`;
      });
      const inOneLine = sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
      lines.push(
        `${inOneLine.replaceAll(/\$(\d+)/g, (_all, number) => values[Number(number) - 1] ?? 'null')};`,
      );
    }
    return [...lines, ''].join('\n');
  } finally {
    await client.end();
  }
};

export type PgbenchRun = {
  url: string;
  folder: string;
  scripts: readonly string[];
  clients: number;
  seconds: number;
};

/** The transactions per second that pgbench achieves on `clients` connections. It picks a script at random for each transaction. */
export const runPgbench = async (
  programs: string,
  { url, folder, scripts, clients, seconds }: PgbenchRun,
): Promise<number> => {
  const files = scripts.map((script, place) => {
    const file = join(folder, `donation-${place}.sql`);
    writeFileSync(file, script);
    return ['-f', file];
  });
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const { code, output } = await runCommand(join(programs, 'pgbench'), [...options, ...files.flat(), url]);
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (code !== 0 || rate === undefined) throw new Error(output);
  return Number(rate);
};
