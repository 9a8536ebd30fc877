import { spawn } from 'node:child_process';
import { prepareSources } from './prepare.ts';
import { root } from './run-command.ts';

await prepareSources();

const options = { cwd: root, stdio: 'inherit' } as const;
const styles = spawn('panda', ['codegen', '--watch', '--silent'], options);
const server = spawn(
  process.execPath,
  ['--watch-preserve-output', '--watch', 'server/main.ts', '--dev'],
  options,
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal === 'SIGINT' ? 'SIGTERM' : signal));
}
server.on('exit', (code) => {
  styles.kill();
  process.exit(code ?? 0);
});
