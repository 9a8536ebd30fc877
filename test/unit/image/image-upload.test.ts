// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { imageFlow } from '#src/features/image/image.actors.ts';

type Outcome = { status: number; text: string } | 'broken';

/** The browser's upload request, with this outcome. */
const sending = (outcome: Outcome) =>
  class {
    status = 0;
    responseText = '';
    upload = {};
    onload = () => {};
    onerror = () => {};
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      if (outcome === 'broken') return this.onerror();
      this.status = outcome.status;
      this.responseText = outcome.text;
      this.onload();
    }
  };

const problem = (status: number, code: string): Outcome => ({
  status,
  text: JSON.stringify({ status, code, title: 'No', detail: 'The API’s words.' }),
});
const page = (status: number): Outcome => ({ status, text: '<html><h1>Error</h1></html>' });

const busy = /^We can’t take your picture right now\. It is still here.*try again\.$/;

test.each<[string, Outcome, 'failed' | 'refused', RegExp]>([
  ['a picture that is too large', problem(413, 'body-too-large'), 'refused', /larger than 15 MB/],
  ['one that is too large for a proxy', page(413), 'refused', /larger than 15 MB/],
  ['a server that has no room', problem(503, 'temporarily-unavailable'), 'failed', busy],
  ['a proxy that reaches no server', page(503), 'failed', busy],
  ['a connection that broke', 'broken', 'failed', /^The connection broke.*It is still here.*try again\.$/],
])('%s is said, and the picture stays with its frame', async (_, outcome, state, message) => {
  vi.stubGlobal('XMLHttpRequest', sending(outcome));
  const auth = { send: () => {}, on: () => ({ unsubscribe: () => {} }) };
  const ready = { previewUrl: 'blob:me', width: 800, height: 600 };
  const flow = imageFlow({ page: { of: 'user', id: 'ida' }, auth, onShown: () => {} }).provide({
    actors: { checkFile: fromPromise(async () => ready) },
  });
  const actor = createActor(flow, { input: { kind: 'profile', url: null } }).start();
  actor.send({ type: 'file.chosen', file: { id: 'me', name: 'me.jpg' } });
  await waitFor(actor, (snapshot) => snapshot.matches('cropping'));
  actor.send({ type: 'focus.moved', focalX: 0.6, focalY: 0.5 });
  actor.send({ type: 'upload.submitted', key: 'first' });
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('uploading'));
  expect(value).toBe(state);
  expect(context.problem?.message).toMatch(message);
  expect(context).toMatchObject({ ready, focalX: 0.6, key: 'first' });
});
