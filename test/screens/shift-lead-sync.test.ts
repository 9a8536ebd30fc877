import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { forgetLastRead } from '#src/api/last-read.ts';
import { shiftLeadFlow } from '#src/features/shift-lead/shift-lead.actors.ts';
import { keepEntry, keptEntries, keptSheets } from '#src/features/shift-lead/shift-lead.storage.ts';
import { boIsHere, sheet, sheetsWith } from '#test/support/shift-lead/shift-lead-fixture.ts';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
let answer: (method: string) => Promise<Response> | Response;
const asked: string[] = [];
beforeEach(() => {
  localStorage.clear();
  forgetLastRead();
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.method);
    const { promise: ended, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    return Promise.race([answer(request.method), ended]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const flow = (input: { kept: null; unsent: never[] } | object = {}) =>
  createActor(shiftLeadFlow({ owner: 'lee-park', whenKnown: async () => true }), {
    input: { kept: null, unsent: keptEntries('lee-park'), ...input } as never,
  }).start();
const settled = (actor: ReturnType<typeof flow>) =>
  waitFor(actor, (one) => one.matches({ sheet: 'resting' }) || one.matches({ sheet: 'waiting' }), {
    timeout: 3000,
  });

test('offline without entries: the sheet waits, and the clock goes on', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-08-27T22:00:00Z'), toFake: ['Date'] });
  answer = () =>
    json({
      ...sheetsWith(
        sheet({
          checkIn: { from: '2027-08-27T23:00:00.000Z', until: '2027-09-11T15:00:00.000Z', isOpen: false },
        }),
      ),
      readAt: '2027-08-27T22:00:00.000Z',
    });
  const actor = flow();
  await settled(actor);
  expect(actor.getSnapshot().context.ahead).toBe(0);
  // In the morning at the shift, without a connection.
  vi.setSystemTime(Date.parse('2027-08-28T11:00:00Z'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  actor.send({ type: 'connection.returned' });
  await waitFor(actor, (one) => one.matches({ sheet: 'syncing' }));
  await settled(actor);
  const { context, value } = actor.getSnapshot();
  expect({ value, ahead: context.ahead, keptAhead: keptSheets('lee-park', Date.now())?.ahead }).toEqual({
    value: { sheet: 'waiting' },
    ahead: 0,
    keptAhead: 0,
  });
});

test('a request that was given up is made again, and the lead is told of a refusal', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepEntry('lee-park', boIsHere);
  const sheets = sheetsWith(sheet());
  const refusal = {
    receivedAt: sheets.readAt,
    refused: [{ id: boIsHere.id, code: 'check-in-closed' }],
    led: sheets,
  };
  answer = (method) => (method === 'POST' ? new Promise(() => undefined) : json(sheets));
  const actor = flow({ kept: { sheets, ahead: 0 } });
  await vi.advanceTimersByTimeAsync(20_001);
  expect(actor.getSnapshot().value).toEqual({ sheet: 'waiting' });
  answer = () => json(refusal);
  await vi.advanceTimersByTimeAsync(16_001);
  const { context, value } = actor.getSnapshot();
  expect({
    value,
    unsent: context.unsent.length,
    kept: keptEntries('lee-park').length,
    refused: context.refused.map(({ code }) => code),
    asked,
  }).toEqual({
    value: { sheet: 'resting' },
    unsent: 0,
    kept: 0,
    refused: ['check-in-closed'],
    asked: ['POST', 'POST'],
  });
});

test('names of a shift that is over for a day are not kept', async () => {
  const over = {
    from: '2000-01-01T00:00:00.000Z',
    until: '2000-02-01T00:00:00.000Z',
    isOpen: false,
  } as const;
  answer = () => json(sheetsWith(sheet({ phones: over, checkIn: over })));
  const actor = flow();
  await settled(actor);
  expect(localStorage.getItem('shiftLeadSheets') ?? '').not.toContain('Abt');
});

test('a hanging request does not delay the sending after the connection returns', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Like Web Locks.
  let tail: Promise<unknown> = Promise.resolve();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_: string, _options: object, work: () => Promise<unknown>) => {
        const run = tail.then(work, work);
        tail = run.catch(() => undefined);
        return run;
      },
    },
  });
  keepEntry('lee-park', boIsHere);
  const sheets = sheetsWith(sheet());
  let isHanging = true;
  answer = (method) =>
    isHanging && method === 'POST'
      ? new Promise(() => undefined)
      : json(method === 'POST' ? { receivedAt: sheets.readAt, refused: [], led: sheets } : sheets);
  const actor = flow({ kept: { sheets, ahead: 0 } });
  await vi.advanceTimersByTimeAsync(20_001);
  isHanging = false;
  await vi.advanceTimersByTimeAsync(120_000);
  const value = { unsent: actor.getSnapshot().context.unsent.length, asked: asked.slice(0, 2) };
  Reflect.deleteProperty(navigator, 'locks');
  expect(value).toEqual({ unsent: 0, asked: ['POST', 'POST'] });
});
