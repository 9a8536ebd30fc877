import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import type { Simulators } from '#server/platform/simulators.ts';
import { type Answer, openGrantLedger, refusal, routes } from './answers.ts';
import { localChariotKeys } from './chariot-keys.ts';

export type LocalChariot = { url: string; close: () => Promise<void> };

type Parts = { db: Db; clock: Clock; outcomes: Outcomes; log: Pick<Log, 'error'> };

const send = (response: ServerResponse, { status, body }: Answer) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/**
 * A simulator of Chariot's API: the same paths, JSON in and out. It listens on the loopback address at a port that the system chooses. Its
 * grants outlive the process.
 */
export const startLocalChariot = async ({ db, clock, outcomes, log }: Parts): Promise<LocalChariot> => {
  const grants = openGrantLedger(db, clock);

  /** Null: no answer, ever. */
  const answer = async (request: IncomingMessage): Promise<Answer | null> => {
    if (request.headers.authorization !== `Bearer ${localChariotKeys.apiKey}`)
      return refusal(401, 'Unauthorized', 'The key is not known.');
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const found = routes.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!found) return refusal(404, 'Not Found', 'There is no such call.');
    const said = await text(request);
    const forced = await outcomes.next(`chariot.${found.call}`, {});
    if (forced?.kind === 'down') return refusal(503, 'Service Unavailable', 'Down for maintenance.');
    if (forced?.kind === 'timeout' && forced.when === 'before') return null;
    if (forced?.kind === 'delay') await wait(forced.milliseconds);
    const id = found.path.exec(pathname)?.[1] ?? '';
    const body: unknown = said === '' ? {} : JSON.parse(said);
    const given = await found.answer(grants, { id, query, body, forced });
    return forced?.kind === 'timeout' ? null : given;
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (given) => given && send(response, given),
      (error: unknown) => {
        log.error(error, 'the local Chariot failed');
        send(response, refusal(500, 'Server Error', 'It failed.'));
      },
    );
  });
  // As in the simulator of Braintree: a connection that closes just when it is reused would be an unknown outcome.
  server.keepAliveTimeout = 10 * 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The local Chariot has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Unanswered requests would keep it open for ever.
        server.closeAllConnections();
      }),
  };
};

export const openChariotSimulator: Simulators['chariot'] = async (deps) => {
  const { url: apiUrl, close } = await startLocalChariot(deps);
  return { connection: { ...localChariotKeys, apiUrl }, close };
};
