import { resolve } from 'node:path';
import { root } from './run-command.ts';
import { calibrate, slownessOf } from './test/calibration.ts';
import { memoryFolder } from './test/memory-folder.ts';
import { readArguments } from './test/read-arguments.ts';
import { refuse } from './test/refuse.ts';

const asked = readArguments(process.argv.slice(2));
if (asked.unknown.length > 0)
  refuse(
    `There is no option ${asked.unknown.join(', ')}. Options: --changed[=<revision>], --everything, --shard=<n>/<all>, and for the browser tests --headed, --trace`,
  );

// The runners, their configurations and the tests read these variables, so run-tests.ts is imported after they are set.
process.env.TEST_EXTENT = asked.isEverything ? 'everything' : 'gate';
// A run starts hundreds of processes, and most of them load the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve(root, '.cache/compiled');
const inMemory = memoryFolder();
if (inMemory !== null) process.env.TMPDIR ??= inMemory;
delete process.env.TEST_SHARD;
if (asked.shard !== null) process.env.TEST_SHARD = asked.shard;
process.env.TEST_BROWSER_OPTIONS = asked.browserOptions.join(' ');
const calibration = await calibrate();
process.env.TEST_SLOWNESS = slownessOf(calibration).toFixed(1);
const { runTests } = await import('./test/run-tests.ts');
await runTests(asked, calibration);
