import { screenTexts } from './screen-texts.ts';
import { spellings } from './spellings.ts';

/** Azure's own words stay as Azure spells them. The waiver is a signed text, which only a new version may change. */
const quoted = ['server/simulators/identity/azure-behaviour.ts', 'server/seed/waiver.text.ts'];

const read = /^content\/.*\.mdx$|^(src|machines|server)\/.*\.tsx?$/;

/** The words that are spelled differently from the rest of the site, by file and line. */
export const misspellings = (path: string, source: string): string[] =>
  read.test(path) && !quoted.includes(path) && spellings.some(({ pattern }) => pattern.test(source))
    ? screenTexts(path, source).flatMap(({ text, line }) =>
        spellings.flatMap(({ pattern, say }) => {
          const [found] = pattern.exec(text) ?? [];
          return found === undefined ? [] : [`${path}:${line}: “${found}”: say ${say}`];
        }),
      )
    : [];
