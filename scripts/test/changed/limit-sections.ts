import { prepared, prepareSources } from '../../prepare.ts';
import { root } from '../../run-command.ts';
import type { Section } from '../section.ts';
import { selectChanged } from './changed-selection.ts';
import type { PartSelection } from './select-tests.ts';
import { walkPattern } from './walk-pattern.ts';

/** The section with the selected files of its parts alone, or null where none of them is selected. */
const limit = (
  section: Section,
  parts: readonly PartSelection[],
  whole: readonly string[],
): Section | null => {
  // What has no test files is made, or checked, as a whole.
  if (whole.includes(section.name)) return section;
  // Only the browser tests need the build.
  const names = section.name === 'build' ? ['browser'] : section.name.split('+');
  const selected = parts.filter(({ part, files }) => names.includes(part) && files.length > 0);
  if (selected.length === 0) return null;
  if (section.name === 'build') return section;
  const only = { files: selected.flatMap(({ files }) => files), titles: walkPattern(selected) };
  return { ...section, run: (again) => section.run(again ?? only) };
};

/** The sections with the selected tests alone, and those of `whole` as they are. */
export const limitSections = (
  sections: readonly Section[],
  parts: readonly PartSelection[],
  whole: readonly string[],
): readonly Section[] =>
  sections.map((section) => limit(section, parts, whole)).filter((section) => section !== null);

/** Selects and says what to run for the changes; `report` is printed again at the end. */
export async function limitToChanges(
  sections: readonly Section[],
  revision: string | null,
): Promise<{ sections: readonly Section[]; report: string }> {
  // The contract is compared as it is generated from the sources.
  await prepared(prepareSources);
  try {
    const { parts, report } = selectChanged(root, revision);
    process.stdout.write(report);
    return { sections: limitSections(sections, parts, ['generate', 'check']), report };
  } catch (error) {
    process.stderr.write(`--changed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}
