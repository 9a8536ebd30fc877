import { globSync } from 'node:fs';
import { root } from '../../run-command.ts';
import { extent } from '../extent.ts';
import { refuse } from '../refuse.ts';
import type { Section } from '../section.ts';
import { allSections, inOneRun } from '../sections.ts';
import { selectFlow } from './flow-selection.ts';
import { limitSections, limitToChanges } from './limit-sections.ts';
import type { Asked } from './read-arguments.ts';

const partNames = allSections(inOneRun).flatMap(({ name }) => name.split('+'));

const flowSelection = (word: string) => {
  const selection = selectFlow(globSync('test/**/*.{ts,tsx}', { cwd: root }), word);
  if (selection.every(({ files }) => files.length === 0))
    refuse(`There is no part and no flow called ${word}. Parts: ${partNames.join(', ')}`);
  return selection;
};

/** The sections of a run with what was asked for; `report` says what was left out, and is printed again at the end. */
export async function chosenSections({
  names,
  changed,
}: Asked): Promise<{ sections: readonly Section[]; report: string }> {
  const parts = names.filter((name) => partNames.includes(name));
  const words = names.filter((name) => !partNames.includes(name));
  if (changed && words.length > 0)
    refuse(`--changed chooses the tests by itself: leave out ${words.join(', ')}, or name parts.`);
  // The browser's tests are of the built site.
  const made = parts.includes('browser') ? ['generate', 'build'] : ['generate'];
  const isNamed = (name: string) => parts.length === 0 || parts.includes(name);
  const sections = allSections(inOneRun.filter(isNamed)).filter(({ name, extent: ofRun = extent }) =>
    parts.length === 0 ? ofRun === extent : made.includes(name) || name.split('+').some(isNamed),
  );
  if (changed) return limitToChanges(sections, changed.revision);
  if (words.length === 0) return { sections, report: '' };
  return {
    sections: limitSections(sections, words.flatMap(flowSelection), ['generate', ...parts]),
    report: '',
  };
}
