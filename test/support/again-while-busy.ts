import type { TestAnswer } from './api.ts';

/** The answer to a request. A busy server says so (503), and the browser asks again. */
export const againWhileBusy = async <Body>(
  ask: () => Promise<TestAnswer<Body>>,
): Promise<TestAnswer<Body>> => {
  const answer = await ask();
  return answer.status === 503 ? againWhileBusy(ask) : answer;
};
