import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openSources } from '#server/pages/pages.ts';

test('the server of the sources closes although a tab is open, so that a saved file restarts it', {
  timeout: 20_000,
}, async () => {
  const app = Fastify();
  const sources = await openSources(app.server);
  await sources.mount(app);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const tab = new WebSocket(address.replace('http', 'ws'), 'vite-hmr');
  await new Promise((resolve) => tab.addEventListener('open', resolve));
  await app.close();
  await expect.poll(() => tab.readyState).toBe(WebSocket.CLOSED);
});
