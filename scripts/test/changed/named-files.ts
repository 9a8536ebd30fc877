import { matchesGlob, posix } from 'node:path';

const { dirname, join } = posix;

/** Where an import leads; null for a package and for what is generated outside the repository. */
export function resolveImport(name: string, from: string): string | null {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('#styled-system/')) return null;
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('./') || path.startsWith('../') ? join(dirname(from), path) : null;
}

/** Everything between two quotation marks, whichever belong together: what is no path names no file. */
const quoted = (code: string): string[] =>
  [...code.matchAll(/(?<=['"`])[^'"`\n]+(?=['"`])/g)].map(([text]) => text);

/** A path, a folder or a pattern. A pattern for whatever lies anywhere says nothing about the files that are read. */
const isPath = (text: string): boolean => /[/.]/.test(text) && !/\s|^\/?[*{]|^[./]*$/.test(text);

/** From the root, or from the file's own folder where the text says so or is a bare name. */
const places = (text: string, from: string): string[] => {
  const own = resolveImport(text, from);
  if (own !== null) return [own];
  return text.includes('/') ? [text.replace(/^\//, '')] : [text, join(dirname(from), text)];
};

/** Not the root, nor a folder right below it: a program that runs there names it, and reads little of it. */
const isFolder = (place: string): boolean => /^[\w-][^/]*\/.+\/$/.test(place);

/** Finds the files that the code names by their path, their folder (`./migrations/`) or a pattern (`content/*.mdx`). */
export function createFileFinder(files: readonly string[]): (code: string, from: string) => string[] {
  const known = new Set(files);
  const matched = new Map<string, string[]>();
  const matching = (pattern: string, isMatch: (path: string) => boolean): string[] => {
    const found = matched.get(pattern) ?? files.filter(isMatch);
    matched.set(pattern, found);
    return found;
  };
  const at = (place: string): string[] => {
    if (place.includes('*')) return matching(place, (path) => matchesGlob(path, place));
    if (isFolder(place)) return matching(place, (path) => path.startsWith(place));
    return known.has(place) ? [place] : [];
  };
  return (code, from) => {
    const found = quoted(code)
      .filter(isPath)
      .flatMap((text) => places(text, from));
    return [...new Set(found.flatMap(at))];
  };
}
