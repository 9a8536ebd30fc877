import { expect, test } from 'vitest';
import { createMail } from '#server/platform/mail/mail.ts';
import { passwordResetEmail } from '#server/simulators/identity/code-emails.ts';
import { mailedCodes } from '#server/simulators/identity/mailed-codes.ts';
import { testClock } from '#test/support/clock.ts';
import { given } from '#test/support/given.ts';
import { testJobs } from '#test/support/jobs.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);

test('confirming one code while another is being sent does not confirm the other’s address', async () => {
  const { db } = store;
  const clock = testClock();
  const jobs = testJobs(store, clock);
  const mail = createMail({ db, clock, jobs }, null);
  const codes = mailedCodes({ db, clock, mail });
  let own = '';
  const send = (email: string) =>
    codes.send('a-visit', email, (to, code) => {
      if (to === 'own@example.com') own = code;
      return passwordResetEmail('https://product.example')(to, code);
    });
  await send('own@example.com');

  // The code asks for the time between reading a code and marking it: the other e-mail is sent at that moment.
  let sending: Promise<boolean> | null = null;
  const between = {
    ...clock,
    now: () => {
      sending ??= send('victim@example.com');
      return clock.now();
    },
  };
  await mailedCodes({ db, clock: between, mail }).confirm('a-visit', own);
  expect(await sending).toBe(true);
  expect(await codes.state('a-visit')).toEqual({ step: 'code', email: 'victim@example.com' });
});
