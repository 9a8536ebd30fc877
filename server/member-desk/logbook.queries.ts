import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { LogKind } from '#server/peloton/peloton.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

type Entry = Schemas['LogbookEntry'];

/** Whose entries: `personId` null for all of the peloton's. */
export type Logbook = { pelotonId: string; readerId: string; personId: string | null };

const entriesOf = (db: Db | Trx, { pelotonId, readerId, personId }: Logbook) =>
  db
    .selectFrom('pelotonLog')
    .where('pelotonId', '=', pelotonId)
    .$if(personId !== null, (query) => query.where('personId', '=', personId))
    // The peloton's present leaders see of earlier years only those in which they took part.
    .$if(personId === null, (query) =>
      query.where('eventId', 'in', ({ selectFrom }) =>
        selectFrom('pelotonMember')
          .select('eventId')
          .where('pelotonId', '=', pelotonId)
          .where('personId', '=', readerId),
      ),
    );

/** A person with a closed account has no page. */
const openId = (alias: 'actor' | 'about') =>
  sql<
    string | null
  >`case when ${sql.ref(`${alias}.closedAt`)} is null then ${sql.ref(`${alias}.publicId`)} end`;

const personOf = (
  publicId: string | null,
  firstName: string | null,
  lastName: string | null,
): Entry['actor'] => (firstName === null || lastName === null ? null : { publicId, firstName, lastName });

/** One page of the entries, newest first, and the number of all. */
export const logbookPage = async (
  db: Db | Trx,
  logbook: Logbook,
  { limit, offset }: Page,
): Promise<{ entries: Entry[]; total: number }> => {
  const rows = await entriesOf(db, logbook)
    .leftJoin('person as actor', 'actor.id', 'pelotonLog.actorId')
    .leftJoin('person as about', 'about.id', 'pelotonLog.personId')
    .select(['pelotonLog.id', 'kind', 'happenedAt', 'details'])
    .select([
      'actor.firstName as actorFirstName',
      'actor.lastName as actorLastName',
      'about.firstName as aboutFirstName',
      'about.lastName as aboutLastName',
    ])
    .select([openId('actor').as('actorPublicId'), openId('about').as('aboutPublicId')])
    .orderBy('pelotonLog.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ kind: LogKind; details: Entry['details'] }>()
    .execute();
  const { total } = await entriesOf(db, logbook)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    at: row.happenedAt.toISOString(),
    actor: personOf(row.actorPublicId, row.actorFirstName, row.actorLastName),
    person: personOf(row.aboutPublicId, row.aboutFirstName, row.aboutLastName),
    details: row.details,
  }));
  return { entries, total };
};

const joined = ['founded', 'approved', 'joined-by-code', 'added', 'left', 'removed'] satisfies LogKind[];

/** Whether the person is or was a member: of this year, of another, or of this year until they left. */
export const wasEverMember = async (db: Db, pelotonId: string, personId: string): Promise<boolean> => {
  const [member, entry] = [
    await db
      .selectFrom('pelotonMember')
      .select('personId')
      .where('pelotonId', '=', pelotonId)
      .where('personId', '=', personId)
      .limit(1)
      .executeTakeFirst(),
    await entriesOf(db, { pelotonId, readerId: personId, personId })
      .select('id')
      .where('kind', 'in', joined)
      .limit(1)
      .executeTakeFirst(),
  ];
  return member !== undefined || entry !== undefined;
};
