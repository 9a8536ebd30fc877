import { type Document, isMap, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import type { CalendarDay } from '#machines/calendar.ts';
import { isDay } from '#machines/form/fields.ts';
import type { FrontMatter } from '#src/features/content/front-matter.ts';

const text = z.string().trim().min(1);

const schema = z.strictObject({
  title: text.max(70),
  description: text.max(160),
  order: z.int(),
  picture: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be a word of a-z, 0-9 and -'),
  date: z.custom<CalendarDay>(isDay, 'must be a day, such as 2027-08-28').optional(),
  author: text.optional(),
  person: text.optional(),
  profile: z
    .string()
    .regex(/^[a-z0-9-]{3,40}$/, 'must be the end of the address of their page')
    .optional(),
  kicker: text.optional(),
  draft: z.boolean().optional(),
}) satisfies z.ZodType<FrontMatter>;

/** A mistake that the author has to correct; the message begins with `file:line`. */
export class FrontMatterError extends Error {}

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads and checks the front matter of an MDX file.
 * @throws FrontMatterError with the file, the line and what to do
 */
export const readFrontMatter = (file: string, source: string): FrontMatter => {
  if (source.startsWith('\uFEFF'))
    throw new FrontMatterError(`${file}:1: begins with a byte order mark; save it as UTF-8 without one`);
  const yaml = fence.exec(source)?.[1];
  if (yaml === undefined)
    throw new FrontMatterError(
      `${file}:1: begins without front matter; put title, description, order and picture between two lines of ---`,
    );
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The first line of the file is the fence.
  const lineOf = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line + 1);
  const mistake = (line: number, message: string) => new FrontMatterError(`${file}:${line}: ${message}`);
  const [broken] = document.errors;
  // The parser's own line numbers begin after the fence and would confuse the author.
  if (broken)
    throw mistake(lineOf(broken.pos[0]), broken.message.split('\n')[0]?.replace(/ at line .*/, '') ?? '');
  if (!isMap(document.contents)) throw mistake(2, 'put title, description, order and picture here');
  const read = schema.safeParse(valuesOf(document, (node, message) => mistake(lineOf(node), message)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.code === 'unrecognized_keys' ? [issue.keys[0]] : (issue?.path ?? []);
  const node = path.length === 0 ? null : keyOf(document.contents, String(path[0]));
  throw mistake(lineOf(node ?? undefined), `${path.join('.')}: ${issue?.message}`);
};

/** The values of the front matter; a reference (`*name`) to nothing, or to far too much, only fails here. */
const valuesOf = (
  document: Document.Parsed,
  mistake: (offset: number | undefined, message: string) => FrontMatterError,
): unknown => {
  let reference: number | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      reference = range?.[0];
      return visit.BREAK;
    },
  });
  try {
    return document.toJS();
  } catch (error) {
    throw mistake(reference, (error as Error).message);
  }
};

/** The offset of a key in the YAML; null if it is missing. */
const keyOf = (contents: unknown, key: string): number | null => {
  if (typeof contents !== 'object' || contents === null || !('items' in contents)) return null;
  const pairs = contents.items as { key: { value?: unknown; range?: [number, number, number] } }[];
  return pairs.find((pair) => String(pair.key.value) === key)?.key.range?.[0] ?? null;
};
