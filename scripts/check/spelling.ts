import { screenTexts } from './screen-texts.ts';
import { spellings } from './spellings.ts';

/** What Azure itself says is repeated as it says it. */
const quoted = 'server/simulators/identity/azure-behaviour.ts';

const read = /^content\/.*\.mdx$|^(src|machines|server)\/.*\.tsx?$/;

/** What is spelled otherwise than the rest of the site, by file and line; nothing where nobody reads a file. */
export const misspellings = (path: string, source: string): string[] =>
  read.test(path) && path !== quoted && spellings.some(({ pattern }) => pattern.test(source))
    ? screenTexts(path, source).flatMap(({ text, line }) =>
        spellings.flatMap(({ pattern, say }) => {
          const [found] = pattern.exec(text) ?? [];
          return found === undefined ? [] : [`${path}:${line}: “${found}”: say ${say}`];
        }),
      )
    : [];
