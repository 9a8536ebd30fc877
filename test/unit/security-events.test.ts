import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logOptions } from '#server/platform/log.ts';
import {
  createSecurityEvents,
  type Source,
  toLog,
} from '#server/platform/security-events/security-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const recording = () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const events = createSecurityEvents((fields) => lines.push(fields));
  return { events, lines };
};

test('writes twenty events of a kind and reason each minute, and counts the rest in one line', () => {
  const { events, lines } = recording();
  const refuse = (reason: string, source?: Source) => events.record('token-refused', { reason }, source);
  for (let index = 0; index < 100_000; index += 1)
    refuse('token-invalid', { address: `203.0.${index % 3}.7` });
  expect(lines).toHaveLength(20);
  refuse('token-expired');
  expect(lines).toHaveLength(21);
  vi.advanceTimersByTime(59_999);
  expect(lines).toHaveLength(21);
  vi.advanceTimersByTime(1);
  expect(lines.slice(21)).toEqual([
    { securityEvent: 'token-refused', reason: 'token-invalid', count: 100_000, leftOut: 99_980, sources: 3 },
  ]);
  refuse('token-invalid');
  expect(lines).toHaveLength(23);
});

test('writes no summary when all events were written', () => {
  const { events, lines } = recording();
  for (let index = 0; index < 20; index += 1)
    events.record('audit-finding', { reason: 'open-too-long', subject: `${index}` });
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(20);
});

test('counts at most 1,000 distinct sources', () => {
  const { events, lines } = recording();
  for (let index = 0; index < 5000; index += 1)
    events.record(
      'rate-limited',
      { reason: 'too-many-requests' },
      { address: `2001:db8:${index.toString(16)}::1` },
    );
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ count: 5000, sources: 1000 });
});

test('writes the pending summary when the process stops', () => {
  const { events, lines } = recording();
  for (let index = 0; index < 21; index += 1) events.record('rate-limited', { reason: 'too-many-requests' });
  events.close();
  expect(lines.at(-1)).toMatchObject({ count: 21, leftOut: 1 });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(21);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:8:9:a:b:c', '2001:db8:7::/48'],
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['203.0.113.77:4711', '203.0.113.0/24'],
  ['garbage', 'unknown'],
])('writes for the address %s its network %s', (address, network) => {
  const { events, lines } = recording();
  events.record('sign-in-locked', { reason: 'locked' }, { address, account: 'ann@example.com' });
  expect(lines).toEqual([
    {
      securityEvent: 'sign-in-locked',
      reason: 'locked',
      network,
      source: expect.stringMatching(/^[\da-f]{16}$/),
      account: expect.stringMatching(/^[\da-f]{16}$/),
    },
  ]);
});

test('writes the same digest for one network, and another digest in another process', () => {
  const [one, other] = [recording(), recording()];
  for (const { events } of [one, other])
    for (const address of ['2001:db8:7:8::1', '2001:db8:7:8::2', '2001:db8:7:9::1'])
      events.record('rate-limited', { reason: 'too-many-requests' }, { address });
  const [first, second, third] = one.lines.map(({ source }) => source);
  expect([second === first, third === first, other.lines[0]?.source === first]).toEqual([true, false, false]);
});

test.each(['silent', 'fatal', 'warn', 'trace'] as const)(
  'is written to the log of level %s',
  async (level) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const app = Fastify({ logger: { ...logOptions(level), stream } });
    const events = createSecurityEvents(toLog(app.log));
    events.record('audit-finding', { reason: 'open-too-long', subject: 'of ann@example.com' });
    await app.close();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        securityEvent: 'audit-finding',
        reason: 'open-too-long',
        subject: 'of [address]',
        msg: 'security event',
      },
    ]);
  },
);
