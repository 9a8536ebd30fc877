import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testIdentity, tokenFor } from '#test/support/api.ts';
import { fillPeloton } from '#test/support/event/crowd.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { fillDatabase, onOwnServer } from './own-server.ts';
import { scaled } from './scale.ts';
import { at, many, timed } from './timing.ts';

const donationsEach = 10;

/** The members of the peloton whose pages are read, and of the one whose table is. */
export const deskSizes = { crew: scaled(2_000, 50), table: scaled(5_000, 60) };

/** The two pelotons, each member with ten donations; `crew-1` and `table-1` are their captains’ public ids and accounts. */
const fillDesk = async (db: Db): Promise<{ crew: string; table: string }> => {
  const crew = await fillPeloton(db, 'crew', { size: deskSizes.crew, donationsEach });
  const table = await fillPeloton(db, 'table', { size: deskSizes.table, donationsEach });
  await sql`vacuum analyze`.execute(db);
  return { crew, table };
};

/** Times in milliseconds; `floor` is the median time of the minimal program. Memory in bytes. */
type MemberDeskSpeed = {
  pages: { sort: string; middle: number; p99: number; floor: number }[];
  table: { slowest: number; floor: number; rows: number; memory: number };
};

const rounds = scaled(100, 2);
const warmUps = scaled(5, 1);
const floors = scaled(20, 1);
const tables = scaled(5, 1);

/** The minimum that a list of sums has to read: each member's entries, once. */
const sumAlone = (db: Db, pelotonId: string) =>
  sql`
    select member.person_id, sum(total.raised) as raised
    from peloton_member member
    join recipient_total total on total.owner_id = member.person_id and total.owner_type = 'User' and total.event_year = 2027
    where member.peloton_id = ${pelotonId} and member.event_id = ${ids.event}
    group by member.person_id`.execute(db);

/** Pages of one peloton's members and the table of another's, requested by their captains, on its own PostgreSQL server. */
export const measureMemberDesk = (): Promise<MemberDeskSpeed> =>
  onOwnServer('the members', async (store, settings) => {
    const { crew, table } = await fillDatabase(store, fillDesk);
    const app = await buildApp({ settings, store, overrides: { identity: testIdentity } });
    const ask = async (oid: string, path: string) => {
      const headers = { authorization: `Bearer ${tokenFor({ oid })}` };
      const answer = await app.inject({ url: `/api/peloton/${path}`, headers });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return answer;
    };
    const pages: MemberDeskSpeed['pages'] = [];
    for (const sort of ['name', 'raised', 'missing&show=missing', 'joined&search=given']) {
      const page = 1 + Math.floor(deskSizes.crew / 2 / 20);
      const read = () => ask('crew-1', `${crew}/members/all?limit=20&page=${page}&sort=${sort}`);
      await many(warmUps, read);
      const times = await many(rounds, read);
      const floor = at(await many(floors, () => sumAlone(store.db, crew)), 0.5);
      pages.push({ sort, middle: at(times, 0.5), p99: at(times, 0.99), floor });
    }
    let rows = 0;
    let memory = 0;
    const times: number[] = [];
    for (let turn = 0; turn < tables; turn += 1) {
      const before = process.memoryUsage().rss;
      times.push(
        await timed(async () => {
          const { body } = await ask('table-1', `${table}/members/csv`);
          rows = body.split('\r\n').length - 2;
        }),
      );
      memory = Math.max(memory, process.memoryUsage().rss - before);
    }
    const floor = at(await many(warmUps, () => sumAlone(store.db, table)), 0.5);
    await app.close();
    return { pages, table: { slowest: Math.max(...times), floor, rows, memory } };
  });
