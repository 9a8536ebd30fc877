import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { FrontMatter } from '#src/features/content/front-matter.ts';

const text = z.string().trim().min(1);

const schema = z.strictObject({
  title: text.max(70),
  description: text.max(160),
  order: z.int(),
  picture: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be a word of a-z, 0-9 and -'),
  date: z.iso.date().optional(),
  author: text.optional(),
  person: text.optional(),
  kicker: text.optional(),
  draft: z.boolean().optional(),
}) satisfies z.ZodType<FrontMatter>;

/** A mistake that its author has to mend; the message begins with `file:line`. */
export class FrontMatterError extends Error {}

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads and checks what stands at the top of an MDX file.
 * @throws FrontMatterError with the file, the line and what to do
 */
export const readFrontMatter = (file: string, source: string): FrontMatter => {
  const yaml = fence.exec(source)?.[1];
  if (yaml === undefined)
    throw new FrontMatterError(
      `${file}:1: begins without front matter; put title, description, order and picture between two lines of ---`,
    );
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The first line of the file is the fence.
  const lineOf = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line + 1);
  const [broken] = document.errors;
  if (broken)
    throw new FrontMatterError(`${file}:${lineOf(broken.pos[0])}: ${broken.message.split('\n')[0]}`);
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.code === 'unrecognized_keys' ? [issue.keys[0]] : (issue?.path ?? []);
  const node = path.length === 0 ? null : keyOf(document.contents, String(path[0]));
  throw new FrontMatterError(`${file}:${lineOf(node ?? undefined)}: ${path.join('.')}: ${issue?.message}`);
};

/** Where a key stands, as an offset into the YAML; null where it is missing. */
const keyOf = (contents: unknown, key: string): number | null => {
  if (typeof contents !== 'object' || contents === null || !('items' in contents)) return null;
  const pairs = contents.items as { key: { value?: unknown; range?: [number, number, number] } }[];
  return pairs.find((pair) => pair.key.value === key)?.key.range?.[0] ?? null;
};
