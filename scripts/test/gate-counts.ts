import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GateCount } from '#test/support/gate-counts.ts';
import { root } from '../run-command.ts';

const file = resolve(root, '.cache/test/counts.jsonl');

/** Tests of this run count their coverage from zero. */
export const beginCounts = (): void => {
  mkdirSync(resolve(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  process.env.GATE_COUNTS = file;
};

const read = (): GateCount[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as GateCount)
    : [];

type Kind<Name extends GateCount['kind']> = Extract<GateCount, { kind: Name }>;

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

const walkLines = (counts: readonly GateCount[]): string[] =>
  (['machine', 'screen'] as const).flatMap((driver) => {
    const walks = counts.filter(
      (count): count is Kind<'walk'> => count.kind === 'walk' && count.driver === driver,
    );
    if (walks.length === 0) return [];
    const [states, transitions, guards, paths, steps] = (
      ['states', 'transitions', 'guards', 'paths', 'steps'] as const
    ).map((name) => sum(walks, (walk) => walk[name]));
    const where = driver === 'machine' ? 'bare machines' : 'rendered screens';
    return [
      `${where}: ${walks.length} flows, ${states} states, ${transitions} transitions, ` +
        `${guards} guard outcomes in ${paths} paths of ${steps} steps`,
    ];
  });

const browserLines = (counts: readonly GateCount[]): string[] => {
  const walks = counts.filter((count): count is Kind<'browser-walk'> => count.kind === 'browser-walk');
  if (walks.length === 0) return [];
  return [
    `Chromium: ${walks.length} flows, ${sum(walks, ({ kinds }) => kinds)} of ${sum(walks, (walk) => walk.of)} ` +
      `kinds of steps in ${sum(walks, ({ paths }) => paths)} paths of ${sum(walks, ({ steps }) => steps)} steps`,
  ];
};

const lookLines = (counts: readonly GateCount[]): string[] => {
  const looks = counts.filter((count): count is Kind<'look'> => count.kind === 'look');
  if (looks.length === 0) return [];
  const groups = [...Map.groupBy(looks, ({ width, scheme }) => `${width} ${scheme}`)]
    .map(([name, some]) => `${name} ${some.length}`)
    .sort();
  const whole = looks.filter(({ rules }) => rules === 'all').length;
  return [`axe: ${looks.length} looks, ${whole} with all rules (${groups.join(', ')})`];
};

/** The coverage of the run: one line each for the walks, the browser and the looks. */
export const countsText = (): string => {
  const counts = read();
  return [...walkLines(counts), ...browserLines(counts), ...lookLines(counts)].join('\n');
};
