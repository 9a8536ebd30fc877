import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { OpenPlatform, Overrides } from '#server/open-platform.ts';
import type { Store } from '#server/platform/database/database.ts';
import type { Claims, Identity } from '#server/platform/identity/identity.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { readSettings } from '#server/read-settings.ts';
import { type TestClock, testClock } from './clock.ts';
import { seenVersion } from './seen-version.ts';
import { openTestStore } from './store.ts';

/** The caller of a test; the other claims are invented. */
export type TestCaller = {
  oid: string;
  emailAddress?: string;
  tfp?: string;
  /** The time of signing in, seconds since 1970; long ago by default. */
  iat?: number;
};

/** A token that only `testIdentity` reads. */
export const tokenFor = ({
  oid,
  emailAddress = `${oid}@example.com`,
  tfp = 'B2C_1_email_signin',
  iat = 0,
}: TestCaller): string =>
  Buffer.from(JSON.stringify({ oid, emailAddress, tfp, iat, exp: 4_102_444_800 })).toString('base64url');

/** Accepts every token of `tokenFor`: signing in is not the subject of these tests. */
export const testIdentity: Identity = {
  mount: () => Promise.resolve(),
  verify: async (token) => {
    try {
      return JSON.parse(Buffer.from(token, 'base64url').toString()) as Claims;
    } catch {
      throw platformProblem('token-invalid');
    }
  },
};

export type TestRequest = {
  as?: TestCaller;
  body?: unknown;
  headers?: Record<string, string>;
  /** The idempotency key; requests that change something get a new one when it is left out. */
  key?: string;
  /** The address it comes from. */
  from?: string;
  /** The caller has just loaded the values: If-Match names the version at the address. */
  seen?: true;
};

export type TestAnswer<Body> = { status: number; headers: Record<string, unknown>; body: Body };

export type TestApi = {
  app: FastifyInstance;
  platform: OpenPlatform['platform'];
  store: Store;
  clock: TestClock;
  /** One request, such as `send('POST', '/registration/profile', { as, body })`; the address is without `/api`. */
  send: <Body = unknown>(method: Method, path: string, request?: TestRequest) => Promise<TestAnswer<Body>>;
  close: () => Promise<void>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const headersOf = (method: Method, { as, headers, key }: TestRequest): Record<string, string> => ({
  ...(as ? { authorization: `Bearer ${tokenFor(as)}` } : {}),
  ...(method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
  ...headers,
});

/** A stream, which ends when its reader leaves: here, as soon as it has begun. */
const begun = async <Body>(app: FastifyInstance, asked: InjectOptions): Promise<TestAnswer<Body>> => {
  const answer = await app.inject({ ...asked, payloadAsStream: true });
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
  const said = isStream ? '' : await text(answer.stream());
  answer.stream().destroy();
  const body = (said === '' ? said : JSON.parse(said)) as Body;
  return { status: answer.statusCode, headers: answer.headers, body };
};

/** The whole server on its own database; every answer is checked against the contract. */
export const startApi = async (
  options: {
    overrides?: Overrides;
    start?: string;
    /** The database holds the demo; otherwise it is empty. */
    hasDemo?: boolean;
    variables?: Record<string, string>;
    /** Replaces settings: those of a production server, with which no sandbox starts. */
    settings?: Partial<Settings>;
  } = {},
): Promise<TestApi> => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const clock = testClock(options.start);
  const store = await openTestStore(options);
  const fromVariables = readSettings({
    CHECK_RESPONSES: 'yes',
    LOG_LEVEL: 'silent',
    SECURITY_EVENTS: 'no',
    PAGE_WAIT_MS: '60000',
    DATA_DIR: folder,
    SEED: 'no',
    DATABASE_URL: store.url,
    ...options.variables,
  });
  const settings = { ...fromVariables, ...options.settings };
  const app = await buildApp({
    settings,
    store,
    overrides: {
      clock,
      identity: testIdentity,
      loadRenderer: async () => blankRenderer,
      ...options.overrides,
    },
  });
  const read = async (path: string, { as }: TestRequest): Promise<unknown> => {
    const headers = headersOf('GET', as ? { as } : {});
    return (await app.inject({ method: 'GET', url: `/api${path}`, headers })).json();
  };
  return {
    app,
    store,
    clock,
    platform: app.opened.platform,
    send: async <Body>(method: Method, path: string, request: TestRequest = {}) => {
      const asked = {
        method,
        url: `/api${path}`,
        headers: {
          ...headersOf(method, request),
          ...(request.seen && { 'if-match': await seenVersion(path, (shown) => read(shown, request)) }),
        },
        ...(request.from === undefined ? {} : { remoteAddress: request.from }),
        ...(request.body === undefined ? {} : { payload: request.body as object }),
      };
      if (path.startsWith('/live?')) return begun<Body>(app, asked);
      const answer = await app.inject(asked);
      const isJson = String(answer.headers['content-type'] ?? '').includes('json');
      const body = (isJson ? answer.json() : answer.body) as Body;
      return { status: answer.statusCode, headers: answer.headers, body };
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
