import { registerHooks } from 'node:module';

// Loaded into a server before its own code: writes a line for each module that only the sandbox may load.
registerHooks({
  load: (url, context, next) => {
    if (/\/server\/(simulators|sandbox)\//.test(url)) process.stderr.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
