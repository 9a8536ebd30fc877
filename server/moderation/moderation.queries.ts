import { sql } from 'kysely';
import { type Story, storyText } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

type Kind = Schemas['ReportableKind'];
type HiddenContent = Schemas['HiddenContent'];

/** The content's owner: a person's or a peloton's id. */
export type Subject = { subjectType: 'User' | 'Peloton'; subjectId: string };

/** One story or image. */
export type Thing = Subject & { kind: Kind };

/** Reports of so many people hide a thing. */
export const reportsToHide = 3;

/** Reports that one person can make in 24 hours. */
export const mostInADay = 20;

/** The column of each kind, in `person` and `peloton` alike. */
const columnOf = {
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

/** A person's or peloton's content that only its owner sees. */
export const hiddenContentOf = async (
  db: Db | Trx,
  { subjectType, subjectId }: Subject,
): Promise<HiddenContent[]> => {
  const rows = await db
    .selectFrom('hiddenContent')
    .select(['kind', 'reasons', 'hiddenAt', 'decidedAt'])
    .where('subjectType', '=', subjectType)
    .where('subjectId', '=', subjectId)
    .orderBy('kind')
    .$narrowType<{ kind: Kind; reasons: Schemas['ReportReason'][] }>()
    .execute();
  return rows.map(({ kind, reasons, hiddenAt, decidedAt }) => ({
    kind,
    reasons,
    hiddenAt: hiddenAt.toISOString(),
    isDecided: decidedAt !== null,
  }));
};

/** The present story's JSON or image's address; null if there is none. */
export const contentOf = async (
  trx: Trx,
  { subjectType, subjectId, kind }: Thing,
): Promise<string | null> => {
  const { rows } = await sql<{ content: string | null }>`
    select ${sql.ref(columnOf[kind])}::text as content
    from ${sql.table(subjectType === 'User' ? 'person' : 'peloton')} where id = ${subjectId}`.execute(trx);
  return rows[0]?.content ?? null;
};

/** Serializes the reports and decisions of one thing: concurrent counts would each miss the other report. */
export const lockThing = async (trx: Trx, { subjectType, subjectId, kind }: Thing): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${subjectType} ${subjectId} ${kind}`}, 0))`.execute(
    trx,
  );
};

const openReports = (trx: Trx, { subjectType, subjectId, kind }: Thing) =>
  trx
    .selectFrom('contentReport')
    .where('subjectType', '=', subjectType)
    .where('subjectId', '=', subjectId)
    .where('kind', '=', kind)
    .where('settledAt', 'is', null);

/** The reasons of the reports of a thing, one for each person. */
export const openReasons = async (trx: Trx, thing: Thing): Promise<string[]> =>
  (await openReports(trx, thing).select('reason').execute()).map(({ reason }) => reason);

/** How many reports the person made since an instant. */
export const reportsSince = async (trx: Trx, reporterId: string, since: Date): Promise<number> => {
  const { made } = await trx
    .selectFrom('contentReport')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('reporterId', '=', reporterId)
    .where('reportedAt', '>', since)
    .executeTakeFirstOrThrow();
  return made;
};

/** Settles the reports of a thing. False if nothing was reported or hidden. */
export const settleThing = async (
  trx: Trx,
  thing: Thing,
  { decision, at }: { decision: 'show' | 'hide'; at: Date },
): Promise<boolean> => {
  const { subjectType, subjectId, kind } = thing;
  const reasons = await openReasons(trx, thing);
  const hidden = (await hiddenContentOf(trx, thing)).find((one) => one.kind === kind);
  if (reasons.length === 0 && hidden === undefined) return false;
  await trx
    .updateTable('contentReport')
    .set({ settledAt: at })
    .where('subjectType', '=', subjectType)
    .where('subjectId', '=', subjectId)
    .where('kind', '=', kind)
    .where('settledAt', 'is', null)
    .execute();
  if (decision === 'show')
    await trx
      .deleteFrom('hiddenContent')
      .where('subjectType', '=', subjectType)
      .where('subjectId', '=', subjectId)
      .where('kind', '=', kind)
      .execute();
  else
    await trx
      .insertInto('hiddenContent')
      .values({ ...thing, reasons: [...new Set(reasons)], hiddenAt: at, decidedAt: at })
      .onConflict((conflict) =>
        conflict.columns(['subjectType', 'subjectId', 'kind']).doUpdateSet({ decidedAt: at }),
      )
      .execute();
  return true;
};

type Reported = Omit<Schemas['ReportedContent'], 'hiddenAt' | 'content'> & {
  story: Story | null;
  imageUrl: string | null;
  hiddenAt: Date | null;
};

/** Reported or hidden content: the hidden first, then the most reported. */
export const reportedContent = async (db: Db): Promise<Schemas['ReportedContent'][]> => {
  const { rows } = await sql<Reported>`
    select thing.subject_type, thing.subject_id, thing.kind,
      coalesce(person.full_name, peloton.name, '') as name,
      case when thing.kind = 'story' then coalesce(person.story, peloton.story) end as story,
      case thing.kind
        when 'profile-image' then coalesce(person.profile_image_url, peloton.profile_image_url)
        when 'cover-image' then coalesce(person.cover_image_url, peloton.cover_image_url)
      end as image_url,
      coalesce(report.reasons, hidden.reasons, '{}') as reasons, coalesce(report.made, 0)::integer as report_count,
      hidden.hidden_at, hidden.decided_at is not null as is_decided
    from (
      select subject_type, subject_id, kind from content_report where settled_at is null
      union select subject_type, subject_id, kind from hidden_content
    ) thing
    left join hidden_content hidden using (subject_type, subject_id, kind)
    left join lateral (
      select array_agg(distinct reason) as reasons, count(*) as made from content_report given
      where given.settled_at is null and given.subject_type = thing.subject_type and given.subject_id = thing.subject_id
        and given.kind = thing.kind
      having count(*) > 0
    ) report on true
    left join person on thing.subject_type = 'User' and person.id = thing.subject_id
    left join peloton on thing.subject_type = 'Peloton' and peloton.id = thing.subject_id
    order by hidden.hidden_at is null, report.made desc nulls last, thing.subject_id, thing.kind
    limit 200`.execute(db);
  return rows.map(({ story, imageUrl, hiddenAt, ...row }) => ({
    ...row,
    content: story === null ? imageUrl : storyText(story),
    hiddenAt: hiddenAt?.toISOString() ?? null,
  }));
};
