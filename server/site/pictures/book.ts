import { createHash } from 'node:crypto';
import { keepLatest } from '#server/platform/memory/latest.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

export type Picture = { png: Buffer; etag: string };

type Draw = () => Promise<Buffer>;

/** Pictures that are cached (some 120 kB each), drawn at once, and waiting. */
const [room, hands, queue] = [200, 2, 100];

/** Runs `hands` drawings at once; the others wait, and too many are refused. */
const takingTurns = () => {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (draw: Draw): Promise<Buffer> => {
    if (busy >= hands) {
      if (waiting.length >= queue) throw platformProblem('too-many-requests');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy += 1;
    try {
      return await draw();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
};

/** Caches the most recently used pictures; simultaneous requests share one drawing. */
export const pictureBook = () => {
  const keep = keepLatest<Picture>(room);
  const inTurn = takingTurns();
  return (key: string, draw: Draw): Promise<Picture> =>
    keep(key, async () => {
      const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
      return { png: await inTurn(draw), etag };
    });
};
