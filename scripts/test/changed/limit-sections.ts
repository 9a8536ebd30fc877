import { prepared, prepareSources } from '../../prepare.ts';
import { root } from '../../run-command.ts';
import type { Section } from '../section.ts';
import { type ChangedSelection, selectChanged } from './changed-selection.ts';
import { walkPattern } from './walk-pattern.ts';

/** Parts that a selection has no files of: they are made, or checked, as a whole. */
const always = ['generate', 'check'];

/** The section with the files of its parts alone, or null where none of them is selected. */
const limit = (section: Section, { parts }: ChangedSelection): Section | null => {
  if (always.includes(section.name)) return section;
  // Only the browser tests need the build.
  const names = section.name === 'build' ? ['browser'] : section.name.split('+');
  const selected = parts.filter(({ part, files }) => names.includes(part) && files.length > 0);
  if (selected.length === 0) return null;
  if (section.name === 'build') return section;
  const only = { files: selected.flatMap(({ files }) => files), titles: walkPattern(selected) };
  return { name: section.name, run: () => section.run(only) };
};

/** Selects and says what to run for the changes; `report` is printed again at the end. */
export async function limitSections(
  sections: readonly Section[],
  revision: string | null,
): Promise<{ sections: readonly Section[]; report: string }> {
  // The contract is compared as it is generated from the sources.
  await prepared(prepareSources);
  try {
    const selection = selectChanged(root, revision);
    process.stdout.write(selection.report);
    const limited = sections
      .map((section) => limit(section, selection))
      .filter((section) => section !== null);
    return { sections: limited, report: selection.report };
  } catch (error) {
    process.stderr.write(`--changed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}
