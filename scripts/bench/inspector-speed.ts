import Fastify from 'fastify';
import type { Page } from 'playwright';
import { serveLab } from '#server/sandbox/lab.ts';
import { withChromium, withPage } from './chromium.ts';
import { scaled } from './scale.ts';

/** How many events the inspector keeps and shows. */
const events = scaled(10_000, 200);
/** Frames that are watched, while each brings two more events. */
const frames = scaled(180, 10);

/** Milliseconds between two frames, the slowest of twenty; `floor` is that of the empty inspector. Megabytes of its JavaScript. */
export type InspectorSpeed = { events: number; frame: number; floor: number; megabytes: number };

declare global {
  interface Window {
    /** Sends events of a lamp that is switched on and off to the inspector. */
    pressLamp?: (times: number) => void;
  }
}

/** An app with one machine that reports as `@statelyai/inspect` does. */
const openApp = () => {
  const base = { _version: '0.7.2', rootId: 'x:0', sessionId: 'x:0' };
  const definition = {
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
  };
  let id = 0;
  const tell = (message: object) => {
    id += 1;
    opener?.postMessage({ ...base, id: `${id}`, createdAt: `${id}`, ...message }, '*');
  };
  const opener = window.open('/inspector/', 'inspector');
  const snapshotAt = (press: number) => ({
    status: 'active',
    value: press % 2 === 0 ? 'off' : 'on',
    context: { presses: press, texts: Array.from({ length: 10 }, (_, at) => `text ${at} of ${press}`) },
  });
  addEventListener('message', ({ data }) => {
    if (data.type !== '@statelyai.connected') return;
    const snapshot = snapshotAt(0);
    tell({ type: '@xstate.actor', name: 'lamp', definition: JSON.stringify(definition), snapshot });
  });
  let presses = 0;
  window.pressLamp = (times) => {
    for (let press = 0; press < times; press += 1) {
      presses += 1;
      tell({ type: '@xstate.event', event: { type: 'pressed' } });
      tell({ type: '@xstate.snapshot', event: { type: 'pressed' }, snapshot: snapshotAt(presses) });
    }
  };
};

/** The milliseconds between frames of a page. */
const framesOf = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const next = (now: number) => {
          times.push(now - last);
          last = now;
          if (times.length === wanted) resolve(times);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    count,
  );

const slowestOfTwenty = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Fills the inspector with events, and watches its frames while more of them come. */
export const measureInspector = async (): Promise<InspectorSpeed> => {
  const server = Fastify();
  await server.register((scope) => serveLab(scope));
  server.get('/', async (_, reply) => reply.type('text/html').send('<!doctype html><title>App</title>'));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await withChromium((browser) =>
      withPage(browser, { baseURL: address, viewport: { width: 1280, height: 800 } }, async (app) => {
        await app.goto('/');
        const [inspector] = await Promise.all([app.waitForEvent('popup'), app.evaluate(openApp)]);
        await inspector.getByRole('button', { name: /^lamp/ }).waitFor();
        const floor = slowestOfTwenty(await framesOf(inspector, frames));
        await app.evaluate((times) => window.pressLamp?.(times), events);
        await inspector.getByRole('log').getByRole('button', { name: 'pressed' }).first().waitFor();
        const pressing = setInterval(() => void app.evaluate(() => window.pressLamp?.(2)), 16);
        const frame = slowestOfTwenty(await framesOf(inspector, frames));
        clearInterval(pressing);
        const session = await inspector.context().newCDPSession(inspector);
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return { events, frame, floor, megabytes: usedSize / 1_000_000 };
      }),
    );
  } finally {
    await server.close();
  }
};
