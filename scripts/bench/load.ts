import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** The load to generate: `seconds` of `lanes` connections that send the same request again and again. */
export type Load = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
  lanes: number;
  seconds: number;
};

const load: Load = JSON.parse(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: load.lanes });

function once(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { ...load.headers, 'idempotency-key': randomUUID() };
  const asked = request(load.url, { method: load.method, headers, agent }, (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode ?? 0));
  });
  asked.on('error', reject);
  asked.end(load.body);
  return promise;
}

let answered = 0;
const end = performance.now() + load.seconds * 1000;
const lane = async () => {
  while (performance.now() < end) {
    const status = await once();
    if (status !== 200) throw new Error(`${load.method} ${load.url} answered ${status}`);
    answered += 1;
  }
};
const began = performance.now();
await Promise.all(Array.from({ length: load.lanes }, lane));
agent.destroy();
process.stdout.write(String(answered / ((performance.now() - began) / 1000)));
