import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** `inject` for a server in another process, so that what visits the one visits the other. The Host header is the caller's. */
export const injectOverHttp = (address: string): Pick<FastifyInstance, 'inject'> => {
  const inject = async ({ method = 'GET', url, headers, payload }: InjectOptions) => {
    const { promise, resolve, reject } = Promise.withResolvers<{
      statusCode: number;
      headers: object;
      body: string;
      json: () => unknown;
    }>();
    const { port } = new URL(address);
    const sent = request(
      {
        host: 'localhost',
        port,
        method,
        path: String(url),
        headers: { host: `localhost:${port}`, ...headers },
      },
      async (answer) => {
        const body = await text(answer);
        resolve({
          statusCode: answer.statusCode ?? 0,
          headers: answer.headers,
          body,
          json: () => JSON.parse(body) as unknown,
        });
      },
    );
    sent.on('error', reject);
    sent.end(
      typeof payload === 'string' ? payload : payload === undefined ? undefined : JSON.stringify(payload),
    );
    return promise;
  };
  return { inject } as unknown as Pick<FastifyInstance, 'inject'>;
};
