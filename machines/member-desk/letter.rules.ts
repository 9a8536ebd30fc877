import * as z from 'zod/mini';
import { type FieldErrors, firstErrors } from '#machines/form/field-errors.ts';
import { seeable, seen, seenInParagraphs } from '#machines/form/fields.ts';
import type { LetterDraft } from './letter.types.ts';

/** The longest subject and text in characters, and the most receivers that can be named, as the contract says. */
export const longest = { subject: 120, text: 2_000, people: 100 } as const;

const form = z.object({
  people: z
    .array(z.string())
    .check(
      z.minLength(1, 'Choose at least one member to write to.'),
      z.maxLength(longest.people, 'Choose up to 100 people, or write to everyone.'),
    ),
  subject: z.string().check(
    z.refine((text) => seeable.test(text), 'Add a subject, so they know what it’s about.'),
    z.refine((text) => [...text].length <= longest.subject, 'Use at most 120 characters in the subject.'),
    seen,
  ),
  text: z.string().check(
    z.refine((text) => seeable.test(text), 'Write a line or two first.'),
    z.refine(
      (text) => [...text].length <= longest.text,
      'Use at most 2,000 characters. Shorten your e-mail a little and send it again.',
    ),
    seenInParagraphs,
  ),
});

/** The e-mail as it is sent. */
export const sentLetter = ({ isToAll, people, subject, text }: LetterDraft) => ({
  to: isToAll ? ('all' as const) : people.map(({ publicId }) => publicId),
  subject: subject.trim(),
  text: text.replaceAll('\r\n', '\n').trim(),
});

/** The problems of the e-mail, by field; empty when it can be sent. */
export const letterErrors = (draft: LetterDraft): FieldErrors => {
  const { to, ...words } = sentLetter(draft);
  const people = to === 'all' ? [to] : to;
  return firstErrors(form.safeParse({ people, ...words }).error?.issues ?? []);
};

/** Whether leaving would lose typed text. */
export const isWritten = ({ subject, text }: LetterDraft): boolean => subject !== '' || text !== '';
