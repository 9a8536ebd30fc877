import { runChecks } from './check/check.ts';
import { exitCodeOf } from './exit-code.ts';
import { acceptArguments, prepared, prepareSources } from './prepare.ts';

acceptArguments();
const began = performance.now();
await prepared(prepareSources);
const results = await runChecks();
const failed = results.filter((result) => !result.passed).length;
const passed = results.length - failed;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(`${passed} passed, ${failed} failed in ${seconds} s\n`);
process.exitCode = exitCodeOf({ passed, failed });
