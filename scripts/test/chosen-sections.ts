import { globSync } from 'node:fs';
import { root } from '../run-command.ts';
import { changesIn, isSiteChanged } from './changes.ts';
import { extent } from './extent.ts';
import type { Asked } from './read-arguments.ts';
import { refuse } from './refuse.ts';
import type { Section, TestFilter } from './section.ts';
import { allSections, inOneRun } from './sections.ts';
import { type PartSelection, selectFlow, walkPattern } from './select-flow.ts';
import { testParts } from './test-parts.ts';

const partNames = allSections(inOneRun).flatMap(({ name }) => name.split('+'));

const only = (section: Section, filter: TestFilter): Section => ({
  ...section,
  run: (again) => section.run(again ?? filter),
});

/** The tests of a word such as `donation`, or of one in a part, such as `paths:donation`. */
const flowSelection = (name: string): readonly PartSelection[] => {
  const [word = '', part] = name.split(':').reverse();
  const selection = selectFlow(globSync('test/**/*.{ts,tsx}', { cwd: root }), word).filter(
    (selected) => part === undefined || selected.part.name === part,
  );
  if (selection.every(({ files }) => files.length === 0))
    refuse(
      part === undefined
        ? `There is no part and no flow called ${word}. Parts: ${partNames.join(', ')}`
        : `No test of ${word} is in a part called ${part}. Parts with tests: ${testParts.map((one) => one.name).join(', ')}`,
    );
  return selection;
};

/** The section with only the tests of the flows, or null if it has none. */
const limitToFlows = (
  section: Section,
  selection: readonly PartSelection[],
  whole: readonly string[],
): Section | null => {
  if (whole.includes(section.name)) return section;
  // Only the browser tests need the build.
  const names = section.name === 'build' ? ['browser'] : section.name.split('+');
  const selected = selection.filter(({ part, files }) => names.includes(part.name) && files.length > 0);
  if (selected.length === 0) return null;
  if (section.name === 'build') return section;
  return only(section, { files: selected.flatMap(({ files }) => files), titles: walkPattern(selected) });
};

const limitToChanges = (sections: readonly Section[], revision: string | null): readonly Section[] => {
  const { baseOf, filesSince } = changesIn(root);
  const since = baseOf(revision) ?? refuse(`--changed: git knows no revision called ${revision}.`);
  const files = filesSince(since);
  process.stdout.write(
    `${files.length} files differ from ${since.slice(0, 7)}. The runners choose the tests that these reach; the whole gate is \`npm test\`.\n`,
  );
  return sections
    .filter(({ name }) => !['bench', 'new-flow', 'mutants', 'mutation', 'contract'].includes(name))
    .map((section) =>
      // Every source of the site may change what a page does.
      section.name === 'browser' && isSiteChanged(files)
        ? section
        : only(section, { files: [], titles: null, since }),
    );
};

/** The sections of a run, limited to what was asked for. */
export function chosenSections({ names, changed }: Asked): readonly Section[] {
  const parts = names.filter((name) => partNames.includes(name));
  const words = names.filter((name) => !partNames.includes(name));
  if (changed && words.length > 0)
    refuse(`--changed chooses the tests by itself: leave out ${words.join(', ')}, or name parts.`);
  const wanted = [...parts, ...words.flatMap((word) => word.split(':').slice(0, -1))];
  // The browser tests need the build.
  const made = wanted.includes('browser') ? ['generate', 'build'] : ['generate'];
  const isNamed = (name: string) => wanted.length === 0 || wanted.includes(name);
  const sections = allSections(inOneRun.filter(isNamed)).filter(({ name, extent: ofRun = extent }) =>
    wanted.length === 0 ? ofRun === extent : made.includes(name) || name.split('+').some(isNamed),
  );
  if (changed) return limitToChanges(sections, changed.revision);
  if (words.length === 0) return sections;
  const selection = words.flatMap(flowSelection);
  return sections.flatMap((section) => limitToFlows(section, selection, ['generate', ...parts]) ?? []);
}
