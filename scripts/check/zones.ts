import { runCommand } from '../run-command.ts';

/** The import rules of `.dependency-cruiser.mjs` over the whole tree, transitive ones included. */
export async function checkZones(): Promise<{ passed: boolean; report: string }> {
  const { code, output } = await runCommand('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    ...['src', 'machines', 'server', 'openapi', 'test', 'scripts'],
  ]);
  return { passed: code === 0, report: output };
}
