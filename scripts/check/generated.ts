import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runCommand } from '../run-command.ts';

const copied = ['package.json', 'redocly.yaml', 'machines', 'openapi', 'scripts', 'server', 'src/routes'];
const generated = ['openapi/*.gen.*', 'server/**/*.gen.ts', 'src/*.gen.ts'];
const generators = [
  'scripts/generate-contract.ts',
  'scripts/generate-database-types.ts',
  'scripts/generate/generate-routes.ts',
];

/**
 * Generates everything that is committed again, in a copy of the sources, and compares. It uses a copy because the compiler and the linter
 * read the real files at the same time.
 */
export async function checkGenerated(): Promise<{ passed: boolean; report: string }> {
  const copy = resolve(root, '.cache/generated');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of copied.filter((each) => existsSync(resolve(root, each)))) {
    cpSync(resolve(root, path), resolve(copy, path), { recursive: true });
  }
  symlinkSync(resolve(root, 'node_modules'), resolve(copy, 'node_modules'), 'junction');

  const problems: string[] = [];
  for (const generator of generators.filter((each) => existsSync(resolve(copy, each)))) {
    const { code, output } = await runCommand('node', [generator], { cwd: copy });
    if (code !== 0) problems.push(`${generator} failed:\n${output}`);
  }
  const read = (folder: string, path: string) => {
    const file = resolve(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const paths = new Set([root, copy].flatMap((cwd) => globSync(generated, { cwd })));
  const stale = [...paths].filter((path) => read(root, path) !== read(copy, path));
  problems.push(
    ...stale.map((path) => `${path} is not what its sources say; run \`npm run generate\` and commit it`),
  );
  return { passed: problems.length === 0, report: problems.join('\n') };
}
