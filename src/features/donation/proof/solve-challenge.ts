import type { ChallengeAnswer } from '#machines/donation/donation.types.ts';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';
import { trustedScript } from '#src/components/trusted/trusted.ts';
import { asGuest } from '#src/features/donation/as-guest.ts';
import { deviceId } from '#src/features/donation/storage/device-id.ts';
import proofWorker from './proof.worker.ts?worker&url';

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
