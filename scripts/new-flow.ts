/*
 * Writes the skeleton of a new flow, from the contract to the test in Chromium: `npm run new-flow bike-check`. A person reads and
 * changes a text of theirs; its tests pass. docs/add-a-flow.md says how to go on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { examplesOf, refusalOfName, skeletonOf } from './new-flow/skeleton.ts';
import { prepared } from './prepare.ts';
import { mustRun, root } from './run-command.ts';

const [name = '', ...more] = process.argv.slice(2);
const refusal = more.length > 0 ? 'Give one name.' : refusalOfName(name);
if (refusal !== null) {
  process.stderr.write(`${refusal}\n`);
  process.exit(2);
}

const files = skeletonOf(name);
for (const [path, text] of files) {
  const file = resolve(root, path);
  process.stdout.write(`${existsSync(file) ? 'changed' : 'new    '} ${path}\n`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const examples = resolve(root, 'openapi/examples.gen.json');
const before: unknown[] = JSON.parse(readFileSync(examples, 'utf8'));
writeFileSync(examples, `${JSON.stringify([...before, ...examplesOf(name)], null, 1)}\n`);

const code = [...files.keys()].filter((path) => /\.tsx?$/.test(path));
const run = (...command: [string, ...string[]]) => mustRun('node', command);
await prepared(
  () => run('scripts/generate.ts'),
  // Puts the new examples where the contract has their operations.
  () => run('scripts/update-examples.ts'),
  () => run('scripts/generate.ts'),
  () => mustRun('biome', ['check', '--write', ...code]),
  () => run('scripts/update-paths.ts', name),
);
process.stdout.write(`new     test/paths/golden/${name}.txt
changed openapi/*.gen.*, server/platform/database/schema.gen.ts, src/routeTree.gen.ts

See it at http://localhost:3000/${name} (npm run dev), and run its tests: npm test -- ${name}
`);
