import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';

type GrantRow = Selectable<Database['localChariotGrant']>;

/** The simulator's grants. Money is in cents. */
export const openGrantLedger = (db: Db, clock: Clock) => {
  const ofSession = (workflowSession: string): Promise<GrantRow | undefined> =>
    db
      .selectFrom('localChariotGrant')
      .selectAll()
      .where('workflowSession', '=', workflowSession)
      .executeTakeFirst();

  return {
    /** The grant of a session, created unless it exists. */
    grant: async (
      workflowSession: string,
      amount: number,
    ): Promise<{ grant: GrantRow | undefined; isNew: boolean }> => {
      const made = await db
        .insertInto('localChariotGrant')
        .values({ id: randomUUID(), workflowSession, amount, status: 'Initiated', createdAt: clock.now() })
        .onConflict((conflict) => conflict.column('workflowSession').doNothing())
        .returningAll()
        .executeTakeFirst();
      return made ? { grant: made, isNew: true } : { grant: await ofSession(workflowSession), isNew: false };
    },

    find: (id: string): Promise<GrantRow | undefined> =>
      db.selectFrom('localChariotGrant').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The newest first, a hundred at most, older than the last page's last one. */
    page: async (limit: number, before: number | null): Promise<GrantRow[]> => {
      const query = db.selectFrom('localChariotGrant').selectAll().orderBy('sequence', 'desc').limit(limit);
      return (before === null ? query : query.where('sequence', '<', before)).execute();
    },

    mark: (id: string, status: 'Completed' | 'Canceled'): Promise<GrantRow | undefined> =>
      db
        .updateTable('localChariotGrant')
        .set({ status })
        .where('id', '=', id)
        .where('status', '=', 'Initiated')
        .returningAll()
        .executeTakeFirst(),
  };
};

type GrantLedger = ReturnType<typeof openGrantLedger>;

/** Chariot's calls as /sandbox names them. */
type ChariotCall = 'grant' | 'find';

export type Answer = { status: number; body: unknown };
type Asked = { id: string; query: URLSearchParams; body: unknown; forced: Outcome | null };

type Route = {
  method: string;
  path: RegExp;
  call: ChariotCall;
  answer: (grants: GrantLedger, asked: Asked) => Promise<Answer>;
};

export const refusal = (status: number, title: string, detail: string): Answer => ({
  status,
  body: { type: 'about:blank', title, status, detail },
});

const notFound = refusal(404, 'Not Found', 'There is no such thing.');

/** Chariot's fee for a completed grant, in cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.029);

const grantView = ({ id, workflowSession, amount, status, createdAt }: GrantRow) => ({
  id,
  workflowSessionId: workflowSession,
  fundId: 'local-fund',
  amount,
  trackingId: id.slice(0, 8).toUpperCase(),
  createdAt: createdAt.toISOString(),
  updatedAt: createdAt.toISOString(),
  status,
  ...(status === 'Completed'
    ? {
        feeDetail: {
          total: feeOf(amount),
          contributions: [{ name: 'Chariot', amount: feeOf(amount), feeType: 'chariot' }],
        },
      }
    : {}),
});

/** The sessions of the simulated windows; any other was never approved. */
const session = /^local-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const forcedRefusals: Readonly<Record<string, Answer>> = {
  'fund-refused': refusal(400, 'Bad Request', 'The grant is more than the fund holds'),
  'approval-gone': refusal(410, 'Gone', 'The grant intent has expired'),
  'approval-unknown': refusal(404, 'Not Found', 'The workflow session does not exist'),
};

const create: Route['answer'] = async (grants, { body, forced }) => {
  const { workflowSessionId = '', amount = 0 } = body as { workflowSessionId?: string; amount?: number };
  const refused = forced?.kind === 'decline' ? forcedRefusals[forced.reason] : undefined;
  if (refused) return refused;
  if (!session.test(workflowSessionId)) return forcedRefusals['approval-unknown'] ?? notFound;
  if (!Number.isInteger(amount) || amount < 100 || amount % 100 !== 0)
    return refusal(400, 'Bad Request', 'The amount must be in whole dollars');
  const { grant, isNew } = await grants.grant(workflowSessionId, amount);
  return grant ? { status: isNew ? 201 : 200, body: grantView(grant) } : notFound;
};

export const routes: readonly Route[] = [
  { method: 'POST', path: /^\/v1\/grants$/, call: 'grant', answer: create },
  {
    method: 'GET',
    path: /^\/v1\/grants\/([\w-]+)$/,
    call: 'find',
    answer: async (grants, { id }) => {
      const grant = await grants.find(id);
      return grant ? { status: 200, body: grantView(grant) } : notFound;
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/grants$/,
    call: 'find',
    answer: async (grants, { query }) => {
      const limit = Math.min(Number(query.get('pageLimit') ?? 10), 100);
      const token = query.get('pageToken');
      const page = await grants.page(limit, token === null ? null : Number(token));
      const last = page.length === limit ? page.at(-1) : undefined;
      return {
        status: 200,
        body: { results: page.map(grantView), ...(last && { nextPageToken: String(last.sequence) }) },
      };
    },
  },
];
