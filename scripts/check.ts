import { runChecks } from './check/check.ts';
import { prepared, prepareSources } from './prepare.ts';

const began = performance.now();
await prepared(prepareSources);
const results = await runChecks();
const failed = results.filter((result) => !result.passed).length;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(`${results.length - failed} passed, ${failed} failed in ${seconds} s\n`);
process.exitCode = failed === 0 ? 0 : 1;
