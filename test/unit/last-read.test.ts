import { beforeEach, expect, test, vi } from 'vitest';
import { forgetLastRead, orLastRead } from '#src/api/last-read.ts';

const away = new TypeError('Failed to fetch');
const fails = () => Promise.reject(away);

beforeEach(() => {
  forgetLastRead();
  vi.stubGlobal('navigator', { onLine: true });
});

const disconnect = () => vi.stubGlobal('navigator', { onLine: false });

test('without a connection the last answer stands in', async () => {
  await orLastRead('event', async () => 'old');
  await orLastRead('event', async () => 'new');
  disconnect();
  expect(await orLastRead('event', fails)).toBe('new');
  await expect(orLastRead('another', fails)).rejects.toBe(away);
});

test('with one a failure is a failure', async () => {
  await orLastRead('event', async () => 'old');
  await expect(orLastRead('event', fails)).rejects.toBe(away);
});

test('on the server, which has no connection to lose, likewise', async () => {
  await orLastRead('event', async () => 'old');
  vi.stubGlobal('navigator', {});
  await expect(orLastRead('event', fails)).rejects.toBe(away);
});

test('the fifty read last are known, and none of them once they are forgotten', async () => {
  for (let count = 0; count < 51; count += 1) {
    await orLastRead(`page ${count}`, async () => count);
    await orLastRead('page 0', async () => 'kept in use');
  }
  disconnect();
  expect(await orLastRead('page 0', fails)).toBe('kept in use');
  expect(await orLastRead('page 2', fails)).toBe(2);
  await expect(orLastRead('page 1', fails)).rejects.toBe(away);
  forgetLastRead();
  await expect(orLastRead('page 2', fails)).rejects.toBe(away);
});
