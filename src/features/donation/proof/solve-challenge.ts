import type { ChallengeAnswer } from '#machines/donation/donation.types.ts';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';
import { trustedScript } from '#src/components/trusted/trusted.ts';
import { asGuest } from '#src/features/donation/as-guest.ts';
import proofWorker from './proof.worker.ts?worker&url';

const storedAs = 'donation-device';

/** Without storage, the id lasts as long as the page. */
let ofThisPage: string | null = null;

/**
 * A random id of this browser, the same for all its donations. It distinguishes people behind one IP address when one of them tests cards.
 * It is sent only with a donation, or
 * with the request for its proof of work.
 */
export const deviceId = (): string => {
  try {
    const known = localStorage.getItem(storedAs);
    if (known !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(known)) return known;
    const made = ofThisPage ?? crypto.randomUUID();
    ofThisPage = made;
    localStorage.setItem(storedAs, made);
    return made;
  } catch {
    ofThisPage ??= crypto.randomUUID();
    return ofThisPage;
  }
};

/** Solves it in a worker, so that the page stays responsive. */
const work = (challenge: string, difficulty: number, signal: AbortSignal): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(trustedScript(proofWorker), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('The piece of work could not be done here.')));
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.postMessage({ challenge, difficulty });
  return promise.finally(() => worker.terminate());
};

type Asked = { input: { key: string; isGuest: boolean }; signal: AbortSignal };

/** Requests a challenge for the donation with this key and solves it; an abort stops it. */
export const solveChallenge = async ({
  input: { key, isGuest },
  signal,
}: Asked): Promise<ChallengeAnswer> => {
  const { challenge, difficulty } = await call(
    asGuest(
      isGuest,
      post('/donation/challenge', 'CREATE_DONATION_CHALLENGE', {
        key,
        headers: { 'Donation-Device': deviceId() },
      }),
    ),
  );
  return { challenge, answer: await work(challenge, difficulty, signal) };
};
