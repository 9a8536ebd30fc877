import type { Outcome } from '#test/support/event/donations.ts';
import type { PlannedDonation } from './donations.ts';

/** The site to which donors send. */
export type Site = {
  address: () => string;
  /** Resolves when everything that they need works. */
  whenUp: () => Promise<void>;
};

/** `charged` and `notCharged` are final; `busy` names the problem of a temporary refusal; `broken` must never happen. */
export type Answer =
  | { kind: 'charged'; orderId: string; charge: number }
  | { kind: 'notCharged' }
  | { kind: 'open' }
  | { kind: 'absent' }
  | { kind: 'busy'; code: string }
  | { kind: 'lost' }
  | { kind: 'broken'; status: number; code: string };

/** All answers that a donor got for a donation. */
export type AnsweredDonation = PlannedDonation & { answers: Answer[] };

const passing = new Set([409, 429, 503]);

const read = async (answer: Response): Promise<Answer> => {
  const { status } = answer;
  const body = (await answer.json()) as Partial<Outcome> & { code?: string };
  const code = body.code ?? '';
  if (body.state === 'charged' && body.receipt)
    return { kind: 'charged', orderId: body.receipt.id, charge: body.receipt.charge };
  const isRefused = (status === 402 && code === 'payment-declined') || code === 'donation-withdrawn';
  if (body.state === 'notCharged' || isRefused) return { kind: 'notCharged' };
  if (body.state === 'processing') return { kind: 'open' };
  if (code === 'donation-not-found') return { kind: 'absent' };
  return passing.has(status) && code !== '' ? { kind: 'busy', code } : { kind: 'broken', status, code };
};

const longest = 60_000;

/** Donors like browsers: they keep their key, send unanswered requests again, and finally ask by the key. */
export const donorsOf = (site: Site) => {
  const all: AnsweredDonation[] = [];
  let sent = 0;

  const call = async (answered: AnsweredDonation, path: string, init: RequestInit): Promise<Answer> => {
    const answer: Answer = await fetch(`${site.address()}/api${path}`, {
      ...init,
      headers: { 'idempotency-key': answered.key, 'x-forwarded-for': answered.from, ...init.headers },
      signal: AbortSignal.timeout(longest),
    }).then(read, () => ({ kind: 'lost' }));
    answered.answers.push(answer);
    return answer;
  };

  const send = (answered: AnsweredDonation): Promise<Answer> => {
    sent += 1;
    const headers = { 'content-type': 'application/json' };
    return call(answered, '/donation', { method: 'POST', headers, body: JSON.stringify(answered.body) });
  };

  const ask = (answered: AnsweredDonation): Promise<Answer> => call(answered, '/donation/attempt', {});

  const withdraw = (answered: AnsweredDonation): Promise<Answer> =>
    call(answered, '/donation/attempt/withdraw', { method: 'POST' });

  const patiently = async (answered: AnsweredDonation): Promise<void> => {
    const [answer] = await Promise.all([
      send(answered),
      ...(answered.isWithdrawn ? [withdraw(answered)] : []),
    ]);
    if (answer.kind === 'lost' || answer.kind === 'busy') await site.whenUp();
  };

  /** Asks again, and sends or withdraws a donation that never arrived; resolves with whether its outcome is certain. */
  const finish = async (answered: AnsweredDonation): Promise<boolean> => {
    const asked = await ask(answered);
    const goOn = answered.isWithdrawn ? withdraw : send;
    const answer = asked.kind === 'absent' ? await goOn(answered) : asked;
    return answer.kind === 'charged' || answer.kind === 'notCharged';
  };

  return {
    all: (): readonly AnsweredDonation[] => all,
    sent: () => sent,
    /** Sends a donation twice. */
    give: async (donation: PlannedDonation): Promise<AnsweredDonation> => {
      const answered: AnsweredDonation = { ...donation, answers: [] };
      all.push(answered);
      if (donation.isAtOnce) await Promise.all([patiently(answered), patiently(answered)]);
      else {
        await patiently(answered);
        await patiently(answered);
      }
      return answered;
    },
    /** Asks again for every unknown outcome; resolves with the number that is still unknown. */
    finishAll: async (): Promise<number> => {
      const unsure = all.filter(
        ({ answers }) => !answers.some(({ kind }) => kind === 'charged' || kind === 'notCharged'),
      );
      let left = 0;
      for (const answered of unsure) if (!(await finish(answered))) left += 1;
      return left;
    },
  };
};

export type Donors = ReturnType<typeof donorsOf>;

/** Runs `work` for each number below `count`, so many at a time. */
export const inParallel = async (
  count: number,
  width: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
};
