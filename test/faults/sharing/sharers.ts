import { randomUUID } from 'node:crypto';
import type { Site } from '#test/faults/giving/donors.ts';
import { tokenFor } from '#test/support/api.ts';

/** A batch as a captain sends it. */
export type PlannedBatch = {
  key: string;
  /** The captain’s account. */
  oid: string;
  pelotonId: string;
  lines: readonly { to: string; amount: number }[];
};

/** `done` and `refused` are final; `lost` is no answer, or a temporary one. */
export type SharerAnswer =
  | { kind: 'done'; id: string }
  | { kind: 'refused'; code: string }
  | { kind: 'lost' }
  | { kind: 'broken'; status: number; code: string };

/** All answers that a captain got for a batch, and for the share in it that they took back. */
export type AnsweredBatch = PlannedBatch & {
  answers: SharerAnswer[];
  undone: { shareId: string; key: string; answers: SharerAnswer[] } | null;
};

const passing = new Set(['temporarily-unavailable', 'too-many-requests', 'request-in-progress']);
const longest = 60_000;

const read = async (answer: Response): Promise<SharerAnswer> => {
  const {
    batchId,
    id,
    code = '',
  } = (await answer.json()) as { batchId?: string; id?: string; code?: string };
  if (answer.ok) return { kind: 'done', id: batchId ?? id ?? '' };
  if (passing.has(code)) return { kind: 'lost' };
  return answer.status < 500 && code !== ''
    ? { kind: 'refused', code }
    : { kind: 'broken', status: answer.status, code };
};

/** Captains like browsers: they keep their key, and send unanswered requests again. */
export const sharersOf = (site: Site) => {
  const all: AnsweredBatch[] = [];

  const send = (oid: string, key: string, path: string, body?: unknown): Promise<SharerAnswer> =>
    fetch(`${site.address()}/api/fundsharing/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenFor({ oid })}`,
        'idempotency-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longest),
    }).then(read, () => ({ kind: 'lost' }) as const);

  /** Sends until the outcome is certain. */
  const insist = async (answers: SharerAnswer[], ask: () => Promise<SharerAnswer>): Promise<SharerAnswer> => {
    for (;;) {
      const answer = await ask();
      answers.push(answer);
      if (answer.kind !== 'lost') return answer;
      await site.whenUp();
    }
  };

  const order = ({ key, oid, pelotonId, lines }: PlannedBatch) =>
    send(oid, key, 'peloton', { pelotonId, source: 'peloton', lines, beyondMissing: true, reason: null });

  return {
    all: (): readonly AnsweredBatch[] => all,
    /** Sends a batch twice at once, as a double click does, and again until both are answered. */
    share: async (batch: PlannedBatch): Promise<AnsweredBatch> => {
      const answered: AnsweredBatch = { ...batch, answers: [], undone: null };
      all.push(answered);
      await Promise.all([
        insist(answered.answers, () => order(batch)),
        insist(answered.answers, () => order(batch)),
      ]);
      return answered;
    },
    /** Takes a share of a batch back. */
    undo: async (answered: AnsweredBatch, shareId: string): Promise<void> => {
      const undone = { shareId, key: randomUUID() as string, answers: [] };
      answered.undone = undone;
      await insist(undone.answers, () => send(answered.oid, undone.key, `share/${shareId}/undo`));
    },
  };
};

export type Sharers = ReturnType<typeof sharersOf>;
