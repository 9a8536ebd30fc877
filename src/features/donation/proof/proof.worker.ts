import { findAnswer } from './find-answer.ts';

addEventListener('message', ({ data }: MessageEvent<{ challenge: string; difficulty: number }>) => {
  postMessage(findAnswer(data.challenge, data.difficulty));
});
