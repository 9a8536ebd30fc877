import { beforeEach } from 'vitest';
import { scheduleDeadlineSweep } from '#server/fundraising-deadline/fundraising-deadline.ts';
import { givenEvent } from '#test/support/event/event.ts';
import type { Person } from '#test/support/event/people.ts';

/** An event with one rider, who has committed to raise $1,200. Each test has a rider of its own. */
export const givenCommittedRider = () => {
  const { api, registeredRider } = givenEvent({
    variables: { PAYMENTS_TIMEOUT_MS: '1500' },
    at: '2027-03-01T15:00:00Z',
    clearsJobs: true,
  });
  let current: Person | undefined;
  beforeEach(async () => {
    // The riders of earlier tests are left out of the sweep.
    await api.store.db.updateTable('participation').set({ state: 'cancelled' }).execute();
    current = await registeredRider({ gravel: true });
  });
  return {
    api,
    get rider(): Person {
      if (current === undefined) throw new Error('The rider registers in beforeEach: use it in a test.');
      return current;
    },
    /** Moves the clock to a time and runs the daily sweep with its jobs. */
    sweepAt: async (time: string) => {
      api.clock.set(time);
      await scheduleDeadlineSweep(api.platform, api.clock.now());
      await api.platform.jobs.runDue();
    },
  };
};
