import { beforeAll, beforeEach } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { seedEvent } from './event-rows.ts';
import { newPerson, type Person } from './people.ts';
import { type Mix, type Problem, post, walkTo } from './registration.ts';

type EventOptions = Parameters<typeof startApi>[0] & {
  /** Each test starts at this time. */
  at?: string;
  /** Each test starts this many milliseconds after the start of the test before, so that it reads nothing of that test. */
  apart?: number;
  /** Each test starts without the jobs of the test before. */
  clearsJobs?: boolean;
};

type EventFixture = {
  /** The server. It answers from the first `beforeAll` of the file on. */
  api: TestApi;
  /** The time at which the current test started. */
  since: () => Date;
  /** Moves the clock and `since` forward. */
  moveOn: (milliseconds: number) => void;
  /** A rider who has completed the registration. */
  registeredRider: (mix: Mix) => Promise<Person>;
};

/**
 * The set-up of most API tests: a server on an empty database that holds the smallest event (see `seedEvent`). Call it once at the top
 * of a file. The server closes after the file's last test. No test inherits outcomes that a test before it has chosen.
 */
export const givenEvent = ({
  at,
  apart,
  clearsJobs = false,
  ...options
}: EventOptions = {}): EventFixture => {
  const api = given(() => startApi(options));
  beforeAll(() => seedEvent(api.store.db));

  let since = Date.parse(at ?? '2027-03-01T15:00:00Z');
  beforeEach(async () => {
    if (apart !== undefined) since += apart;
    if (at !== undefined || apart !== undefined) api.clock.set(new Date(since).toISOString());
    if (clearsJobs) await api.store.db.deleteFrom('job').execute();
    await api.platform.outcomes.clear();
  });

  return {
    api,
    since: () => new Date(since),
    moveOn: (milliseconds) => {
      since += milliseconds;
      api.clock.set(new Date(since).toISOString());
    },
    registeredRider: async (mix) => {
      const rider = await newPerson(api.store.db);
      await walkTo(api, rider, mix, 'complete');
      await post(api, rider, '/registration/complete');
      return rider;
    },
  };
};

type Preview = Schemas['AccountClosingPreview'];

/** How people close their accounts over the API; everybody is called Ada. */
export const closingCalls = (api: TestApi) => ({
  preview: async (as: Person) => (await api.send<Preview>('GET', '/user/closing', { as })).body,
  close: (as: Person, { firstName = 'Ada', key }: { firstName?: string; key?: string } = {}) =>
    api.send<{ closedAt: string } & Problem>('POST', '/user/closing', {
      as,
      body: { firstName },
      ...(key !== undefined && { key }),
    }),
});
