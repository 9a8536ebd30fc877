import type { z } from 'zod';
import { fingerprint } from '#server/platform/idempotency/idempotency.ts';
import type { ProblemField } from '#server/platform/problems/problem-error.ts';

export type Patch = readonly { op: 'add' | 'replace' | 'remove' | 'test'; path: string; value?: unknown }[];

export type PatchOutcome<Fields> = { changes: Partial<Fields> } | { fields: ProblemField[] };

/** A message that the person can act on; the library's own message about a wrong type is not one. */
const messageOf = ({ issues: [issue] }: z.ZodError): string =>
  issue === undefined || issue.code === 'invalid_type' ? 'This can’t be used.' : issue.message;

/**
 * Applies RFC 6902 patches to the fields that may be changed, and checks their values. Every path is one field, so `add` and `replace` are
 * the same, and `remove` empties the field.
 */
export const fieldPatcher = <Fields extends Record<string, unknown>>(
  editable: z.ZodObject & { _output: Fields },
) => {
  type Current = Readonly<Record<keyof Fields, unknown>>;
  const { shape } = editable;
  const isEditable = (key: string): key is keyof Fields & string => Object.hasOwn(shape, key);

  return {
    /** The version before a patch, as an ETag. Only patchable fields count, so that changes to other fields do not refuse a patch. */
    versionOf: (current: Current): string => {
      const fields = Object.keys(shape)
        .filter(isEditable)
        .map((key) => [key, current[key]]);
      return `"${fingerprint(fields).slice(0, 32)}"`;
    },

    /** Applies the whole patch, or nothing. */
    apply: (current: Current, patch: Patch): PatchOutcome<Fields> => {
      const changes: Record<string, unknown> = {};
      const fields: ProblemField[] = [];
      const refuse = (index: number, part: string, code: string, message: string) =>
        fields.push({ path: `/body/${index}/${part}`, code, message });
      patch.forEach(({ op, path, value }, index) => {
        const key = path.slice(1);
        if (!path.startsWith('/') || !isEditable(key)) {
          refuse(index, 'path', 'not-editable', 'This can’t be changed here.');
          return;
        }
        if (op === 'test') {
          const known = key in changes ? changes[key] : current[key];
          if (fingerprint([known]) !== fingerprint([value]))
            refuse(index, 'value', 'changed-meanwhile', 'This was changed elsewhere. Reload it.');
          return;
        }
        const parsed = (shape[key] as z.ZodType).safeParse(op === 'remove' ? null : value);
        if (parsed.success) changes[key] = parsed.data;
        else refuse(index, 'value', 'invalid', messageOf(parsed.error));
      });
      return fields.length > 0 ? { fields } : { changes: changes as Partial<Fields> };
    },
  };
};
