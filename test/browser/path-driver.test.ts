import { type BrowserStep, coveringPaths, defineModel, explore, type PageObject } from '@product/path-driver';
import { isWalkable } from '@product/path-driver/browser';
import { setup } from 'xstate';
import { promisePort } from '#machines/port.ts';
import { walkSite } from '#test/support/browser/walk-site.ts';
import { expect, test } from './site.ts';

const machine = setup({
  types: { events: {} as { type: 'asked' } | { type: 'retried' } },
  actors: { ask: promisePort<string>('ask'), askAnew: promisePort<string>('askAnew') },
  delays: { limit: 20_000, rest: 3000 },
}).createMachine({
  id: 'health',
  initial: 'resting',
  states: {
    resting: { on: { asked: 'asking' } },
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: 'healthy', onError: 'askingAnew' },
      after: { limit: 'ill' },
    },
    askingAnew: { invoke: { id: 'askAnew', src: 'askAnew', onDone: 'healthy', onError: 'ill' } },
    healthy: { after: { rest: 'resting' } },
    ill: { on: { retried: 'asking' } },
  },
});

/** A page that behaves like the machine, without the machine: the walk has to rely on what is visible. */
const page = `<!doctype html><title>Product</title><main><p id="said"></p><button>Ask</button></main><script>
  const say = (text) => { document.getElementById('said').textContent = text; };
  const button = document.querySelector('button');
  const ask = async () => {
    button.hidden = true;
    say('Asking');
    const late = setTimeout(() => { asked += 1; ill(); }, 20000);
    const mine = asked += 1;
    const look = () => fetch('/api/health').catch(() => null);
    let response = await look();
    clearTimeout(late);
    if (mine !== asked) return;
    if (!response?.ok) {
      say('Asking once more');
      response = await look();
    }
    if (response?.ok) { say('All is well'); setTimeout(rest, 3000); } else ill();
  };
  let asked = 0;
  const ill = () => { say('Something is wrong'); button.hidden = false; button.textContent = 'Try again'; };
  const rest = () => { say('Ask me'); button.hidden = false; button.textContent = 'Ask'; };
  button.onclick = ask;
  rest();
</script>`;

const reads =
  (text: string): PageObject<typeof machine>['states'][string] =>
  (ui) =>
    ui.expectText(text);

const refusesOnce: BrowserStep = ({ sandbox }) =>
  sandbox('POST', '/outcomes', { target: 'getHealth', outcome: { kind: 'problem', code: 'not-found' } });

const pageObject = {
  screen: async () => null,
  actions: {
    asked: (ui) => ui.click('button', 'Ask'),
    retried: (ui) => ui.click('button', 'Try again'),
  },
  states: {
    resting: reads('Ask me'),
    asking: reads('Asking'),
    askingAnew: reads('Asking once more'),
    healthy: reads('All is well'),
    ill: reads('Something is wrong'),
  },
  browser: {
    open: ({ goTo }) => goTo('/toy'),
    ports: { ask: { request: ({ path }) => path === '/api/health' }, askAnew: { sharedWith: 'ask' } },
    steps: {
      'xstate.error.actor.ask(refused)': refusesOnce,
      'xstate.error.actor.ask(lost)': { skip: 'said by another case' },
      'xstate.error.actor.askAnew': refusesOnce,
    },
  },
} satisfies PageObject<typeof machine>;

const model = defineModel({
  machine,
  starts: { 'a page': undefined },
  events: {
    asked: {},
    retried: {},
  },
  outcomes: {
    ask: { done: { well: { output: 'ok' } }, error: { refused: { error: 'no' }, lost: { error: 'gone' } } },
    askAnew: { done: { well: { output: 'ok' } }, error: { refused: { error: 'no' } } },
  },
  pageObject,
});

test.beforeEach(async ({ page: tab }) => {
  await tab.route('**/toy', (route) => route.fulfill({ contentType: 'text/html', body: page }));
});

const paths = () => coveringPaths(explore(model), (edge, before) => isWalkable(model, edge, before));

// The walk switches the network off, which Chromium reports on the console.
test.use({ allowedComplaints: ['net::ERR_INTERNET_DISCONNECTED'] });

test('a walk holds a port’s request, sets its outcome and advances the clock', async ({ page: tab }) => {
  const labels = paths().flatMap((path) => path.steps.map((step) => step.label));
  expect(new Set(labels)).toEqual(
    new Set([
      'asked',
      'retried',
      'xstate.done.actor.ask(well)',
      'xstate.error.actor.ask(refused)',
      'xstate.done.actor.askAnew(well)',
      'xstate.error.actor.askAnew(refused)',
      'xstate.after.limit.health.asking',
      'xstate.after.rest.health.healthy',
    ]),
  );
  await expect(walkSite(model, paths(), tab)).resolves.toEqual({ steps: labels.length });
});

test('a walk rejects a state without a check and an event without an action', async ({ page: tab }) => {
  const { asking: _, ...states } = pageObject.states;
  const blind = defineModel({ ...model, pageObject: { ...pageObject, states } });
  await expect(walkSite(blind, paths(), tab)).rejects.toThrow('no check for the state asking');
  const idle = defineModel({ ...model, pageObject: { ...pageObject, actions: {} } });
  await expect(walkSite(idle, paths(), tab)).rejects.toThrow('no action for the event asked');
});
