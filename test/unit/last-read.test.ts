import { beforeEach, expect, test, vi } from 'vitest';
import { forgetLastRead, orLastRead } from '#src/api/last-read.ts';

const away = new TypeError('Failed to fetch');
const fails = () => Promise.reject(away);

beforeEach(() => {
  forgetLastRead();
  vi.stubGlobal('navigator', { onLine: true });
});

const disconnect = () => vi.stubGlobal('navigator', { onLine: false });

test('offline, the last answer is returned', async () => {
  await orLastRead('event', async () => 'old');
  await orLastRead('event', async () => 'new');
  disconnect();
  expect(await orLastRead('event', fails)).toBe('new');
  await expect(orLastRead('another', fails)).rejects.toBe(away);
});

test('online, a failure is thrown', async () => {
  await orLastRead('event', async () => 'old');
  await expect(orLastRead('event', fails)).rejects.toBe(away);
});

test('on the server, a failure is thrown', async () => {
  await orLastRead('event', async () => 'old');
  vi.stubGlobal('navigator', {});
  await expect(orLastRead('event', fails)).rejects.toBe(away);
});

test('the last 50 answers are kept, and forgetLastRead removes them all', async () => {
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
