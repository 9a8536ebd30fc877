import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

// The package exports this build only to `require`; the small build for a script tag is next to it.
const library = createRequire(import.meta.url).resolve('@azure/msal-browser/redirect-bridge');
const script = library.replace(/\.cjs$/, '.min.js');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Signing you in</title>
<link rel="icon" href="data:,">
<p id="by-hand" hidden>This page only passes a sign-in on. To sign in, begin at the <a href="/sign-in">sign-in page</a>.</p>
<script src="/auth-bridge.js"></script>
</html>
`;

/** Without an answer to pass on, the library clears the address and throws: a person has opened the page by hand. */
const passOn = `
msalRedirectBridge.broadcastResponseToMainFrame().catch(() => {
  document.title = 'Sign in';
  document.getElementById('by-hand').hidden = false;
});
`;

const policy =
  "default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'self'";

/**
 * The page that a hidden frame or a popup returns to. It passes the provider's answer to the window that asked, and loads nothing of the
 * app.
 */
export const serveBridge = (app: FastifyInstance): void => {
  app.get('/auth-bridge.html', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(page),
  );
  app.get('/auth-bridge.js', async (_request, reply) => {
    const source = await readFile(script, 'utf8');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${source}${passOn}`);
  });
};
