import * as z from 'zod/mini';
import type { CalendarDay } from '#machines/calendar.ts';
import { readCode } from './code.ts';

/** Signs that show nothing and do something, as the contract's `Line` lists them. The two joiners are not among them: some scripts need them. */
const hidden = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** Anything but the hidden signs, white space, the joiners, and the few letters that show nothing by themselves. */
export const seeable =
  /[^\s\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u115f\u1160\u2800\u3164\uffa0]/u;

const hiddenText = 'Please type this again: it has characters that can’t be shown.';

/** A line that can be read wherever it is shown: it says something, and hides nothing. Empty passes. */
export const seen = z.refine<string>(
  (value) => value === '' || (!hidden.test(value) && seeable.test(value)),
  hiddenText,
);

/** As `hidden`, in a text of several lines: what the contract's `Paragraphs` lists, so line breaks, the tabulator and soft hyphens pass. */
const hiddenInParagraphs =
  /(?![\t\n\r])[\p{Cc}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A text of several lines without the signs that the contract refuses in it. */
export const withoutHidden = (text: string): string => text.replace(hiddenInParagraphs, '');

/** Several lines that hide nothing. Empty passes. */
export const seenInParagraphs = z.refine<string>((value) => withoutHidden(value) === value, hiddenText);

/** What is left empty is null on the wire. */
export const orNull = z.transform((value: string) => (value === '' ? null : value));

/** Counts as the contract counts: an emoji is one character, not two. */
export const atMost = (longest: number) =>
  z.refine<string>((value) => [...value].length <= longest, `Use at most ${longest} characters.`);

/** A text that must say something; trimmed. */
export const text = (empty: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, empty), atMost(longest), seen);

/** A text that may be empty, and stays so; trimmed. */
export const anyText = (longest: number) => z.string().check(z.trim(), atMost(longest), seen);

/** An e-mail address that must be there; trimmed. */
export const email = (error: string) => z.string().check(z.trim(), z.email(error), z.maxLength(254, error));

/** A text that may be left empty, which is null on the wire. */
export const optionalText = (longest: number) => z.pipe(anyText(longest), orNull);

/** A group, sponsor or discount code as it is compared; empty is null. */
export const code = z.pipe(
  z
    .string()
    .check(
      z.overwrite(readCode),
      z.regex(
        /^(?:[A-Z0-9]{3,40})?$/,
        'A code has only letters and numbers, at least 3 of them. Check it and try again.',
      ),
    ),
  orNull,
);

const dayCounts = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day that exists, as YYYY-MM-DD from 1900 on. */
export const isDay = (value: unknown): value is CalendarDay => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value));
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const longest = month === 2 && isLeap ? 29 : (dayCounts[month - 1] ?? 0);
  return year >= 1900 && day >= 1 && day <= longest;
};

/** What is wrong with a text that is no day, and what to do. */
export const dayProblem = (value: string): string => {
  const [year = '', month = '', day = ''] = value.split('-');
  if (Number(month) > 12) return `There is no month ${Number(month)}. Enter the month as 1 to 12.`;
  if (/^\d{4}$/.test(year) && Number(year) >= 1900 && Number(month) > 0 && Number(day) > 28)
    return `There is no day ${Number(day)} in that month. Check the day.`;
  return 'Enter your birth date: month, day and four-digit year.';
};

/** An amount in whole cents that has to be filled in. */
export const cents = (empty: string) =>
  z.pipe(
    z.nullable(z.int()).check(
      z.refine((value) => value !== null && value >= 0, { error: empty, abort: true }),
      z.refine((value) => value === null || value <= 1_000_000_000, 'Enter at most $10,000,000.'),
    ),
    z.transform((value: number | null) => value ?? 0),
  );

/** For a field that does not apply: whatever it holds, this goes over the wire. */
export const always = <Value>(value: Value) =>
  z.pipe(
    z.unknown(),
    z.transform(() => value),
  );
