import { createRequire } from 'node:module';

/*
 * Panda's PostCSS plugin adds process handlers that log an error and exit with 0. This module loads the plugin first and removes them, so
 * that an error ends a build, a test run or a server. Node loads the plugin once, so the handlers don't come back.
 */

const events = ['uncaughtException', 'unhandledRejection'] as const;

const before = new Set(events.flatMap((event) => process.rawListeners(event)));
// Not `import`: a handler that another module adds meanwhile would be removed as one of Panda's.
createRequire(import.meta.url)('@pandacss/dev/postcss');
for (const event of events) {
  for (const handler of process.rawListeners(event).filter((listener) => !before.has(listener))) {
    process.removeListener(event, handler as () => void);
  }
}
