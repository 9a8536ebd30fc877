import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** What the build says of its chunks, as far as it is read here. */
const manifestForm = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
);

type Needs = {
  /** Chunks, as `scripts/build/chunks.ts` and file names call them. */
  chunks: readonly string[];
  /** What the page asks the API for before it knows who is there; anybody may read it. */
  answers: readonly string[];
};

/** Pages that the app renders, with what each needs before it can show anything. */
const pages: Record<string, Needs> = {
  '/registration': {
    chunks: ['start-app', 'registration'],
    answers: ['/api/settings', '/api/event'],
  },
};

/** Links to what a page needs that the app renders for somebody who has signed in before; empty for all other pages. */
export type Preloads = (path: string) => string;

/**
 * Reads the build's manifest once. The links let all scripts come at once instead of one round trip after the other.
 * @param built folder of the build
 * @throws where the manifest names a chunk no more that a page needs
 */
export const builtPreloads = (built: string): Preloads => {
  const file = `${built}/.vite/manifest.json`;
  if (!existsSync(file)) return () => '';
  const manifest = manifestForm.parse(JSON.parse(readFileSync(file, 'utf8')));
  const closureOf = (names: readonly string[]): string[] => {
    const found = new Set<string>();
    const add = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined || found.has(chunk.file)) return;
      found.add(chunk.file);
      for (const imported of chunk.imports) add(imported);
    };
    for (const name of names) {
      const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
      if (key === undefined) throw new Error(`The build has no chunk “${name}”`);
      add(key);
    }
    return [...found];
  };
  // The document names these itself.
  const own = new Set(closureOf(['first']));
  const linksOf = ({ chunks, answers }: Needs) =>
    [
      ...answers.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
      ...closureOf(chunks)
        .filter((name) => !own.has(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ].join('');
  const byPage = new Map(Object.entries(pages).map(([path, needs]) => [path, linksOf(needs)]));
  return (path) => byPage.get(path) ?? '';
};
