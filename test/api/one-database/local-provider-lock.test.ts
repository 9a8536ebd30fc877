import { describe, expect, test } from 'vitest';
import { createSecurityEvents } from '#server/platform/security-events/security-events.ts';
import { authorizeAddress, fragmentOf } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { openProvider, password, signIn } from './local-provider.fixtures.ts';

const recorded: Readonly<Record<string, unknown>>[] = [];
const securityEvents = createSecurityEvents((fields) => recorded.push(fields));
const provider = given(() => openProvider({ securityEvents }));

const wrongPassword = 'That’s not the right password. Check it and try again.';
const lockedFor = (time: string) =>
  `Your account is locked for now because of too many tries. Try again in ${time}, or choose a new password.`;

/** Tries a password and returns the page's message: an error, or that it was right. */
const trying = async (email: string) => {
  const visitor = provider.visitor();
  const { url } = await visitor.visit(authorizeAddress(signIn));
  return async (typed: string): Promise<string | undefined> => {
    const answer = await visitor.visit(url.href, { email, password: typed });
    if ('code' in fragmentOf(answer)) return 'right';
    return /<p class="error".*<span>(.*)<\/span>/.exec(answer.text)?.[1];
  };
};

const times = async (count: number, attempt: () => Promise<unknown>) => {
  for (let done = 0; done < count; done += 1) await attempt();
};

describe('Account lock after five wrong passwords', () => {
  test('locks the account for a minute, also for the right password', async () => {
    const attempt = await trying((await provider.account()).email);
    for (let tried = 1; tried < 5; tried += 1) expect(await attempt('Summit-2026')).toBe(wrongPassword);
    expect(await attempt('Summit-2026')).toBe(lockedFor('1 minute'));
    expect(await attempt(password)).toBe(lockedFor('1 minute'));
    provider.api.clock.advance(59_999);
    expect(await attempt(password)).toBe(lockedFor('1 minute'));
    provider.api.clock.advance(1);
    expect(await attempt(password)).toBe('right');
  });

  test('logs the lock and each attempt during it, with a digest instead of the account', async () => {
    const attempt = await trying((await provider.account()).email);
    recorded.splice(0);
    await times(4, () => attempt('Summit-2026'));
    expect(recorded).toEqual([]);
    await times(2, () => attempt('Summit-2026'));
    const digest = expect.stringMatching(/^[\da-f]{16}$/);
    const event = { securityEvent: 'sign-in-locked', network: 'local', source: digest, account: digest };
    expect(recorded).toEqual([
      { ...event, reason: 'locked' },
      { ...event, reason: 'still-locked' },
    ]);
    expect(new Set(recorded.map(({ account }) => account)).size).toBe(1);
  });

  test('doubles each further lock, up to 15 minutes', async () => {
    const attempt = await trying((await provider.account()).email);
    for (const minutes of ['1 minute', '2 minutes', '4 minutes', '8 minutes', '15 minutes', '15 minutes']) {
      await times(4, () => attempt('Summit-2026'));
      expect(await attempt('Summit-2026')).toBe(lockedFor(minutes));
      provider.api.clock.advance(Number.parseInt(minutes, 10) * 60_000);
    }
    expect(await attempt(password)).toBe('right');
  });

  test('the right password resets the count of attempts and the lock’s length', async () => {
    const { email } = await provider.account();
    const attempt = await trying(email);
    await times(5, () => attempt('Summit-2026'));
    provider.api.clock.advance(60_000);
    await times(4, () => attempt('Summit-2026'));
    expect(await attempt(password)).toBe('right');
    const later = await trying(email);
    await times(4, async () => expect(await later('Summit-2026')).toBe(wrongPassword));
    expect(await later('Summit-2026')).toBe(lockedFor('1 minute'));
  });

  test('counts 20 concurrent attempts correctly: four wrong, sixteen locked', async () => {
    const attempt = await trying((await provider.account()).email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('Summit-2026')));
    expect(answers.filter((answer) => answer === wrongPassword)).toHaveLength(4);
    expect(answers.filter((answer) => answer === lockedFor('1 minute'))).toHaveLength(16);
  });

  test('does not lock another account', async () => {
    const [one, other] = [await provider.account(), await provider.account()];
    const attempt = await trying(one.email);
    await times(5, () => attempt('Summit-2026'));
    expect(await (await trying(other.email))(password)).toBe('right');
  });
});
