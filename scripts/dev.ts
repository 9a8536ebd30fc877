import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { acceptArguments, prepared, prepareInspector, prepareSources, prepareWays } from './prepare.ts';
import { root } from './run-command.ts';
import { withSamplePlaces } from './site/sample-places.ts';

acceptArguments();
await prepared(prepareSources);

// The site doesn't wait for it.
prepareInspector()
  .then(prepareWays)
  .catch((error) => console.error(String(error)));

const options = { cwd: root, stdio: 'inherit' } as const;
const styles = spawn('panda', ['codegen', '--watch', '--silent'], options);
let isStopping = false;
styles.on('exit', (code, signal) => {
  if (!isStopping)
    console.error(`Panda ended with ${code ?? signal}: start again to have new styles generated.`);
});

// Folders, not imports: Vite writes a temporary copy of its configuration, and its removal would restart the server.
const watched = ['server', 'machines', 'openapi'].map((folder) => `--watch-path=${folder}`);
const server = spawn(
  process.execPath,
  ['--watch', ...watched, '--watch-preserve-output', 'server/main.ts', '--dev'],
  { ...options, env: withSamplePlaces(process.env) },
);

// Saving a file of the contract generates it again, which changes `openapi/` and restarts the server.
let generating = Promise.resolve();
watch(resolve(root, 'openapi'), (_, file) => {
  if (file?.endsWith('.yaml')) {
    generating = generating.then(() => prepareSources()).catch((error) => console.error(String(error)));
  }
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true;
    server.kill(signal === 'SIGINT' ? 'SIGTERM' : signal);
  });
}
server.on('exit', (code) => {
  // A signal from elsewhere, such as the system's for lack of memory, is an error.
  const codeAfterSignal = isStopping ? 0 : 1;
  isStopping = true;
  styles.kill();
  process.exit(code ?? codeAfterSignal);
});
