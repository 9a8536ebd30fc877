import * as z from 'zod/mini';
import type { CalendarDay } from '#machines/calendar.ts';
import { readCode } from './code.ts';

/**
 * Characters that show nothing but have an effect, as the contract's `Line` lists them. The two joiners are not among them: some scripts
 * need them.
 */
const hidden = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** Anything but the hidden characters, white space, the joiners, and the few letters that show nothing by themselves. */
export const seeable =
  /[^\s\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u115f\u1160\u2800\u3164\uffa0]/u;

const hiddenText = 'Please type this again: it has characters that can’t be shown.';

/** A line that can be read everywhere: it has visible text and no hidden characters. Empty passes. */
export const seen = z.refine<string>(
  (value) => value === '' || (!hidden.test(value) && seeable.test(value)),
  hiddenText,
);

/** Like `hidden`, for a text of several lines. The contract's `Paragraphs` lists them, so line breaks, tabs and soft hyphens pass. */
const hiddenInParagraphs =
  /(?![\t\n\r])[\p{Cc}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A text of several lines without the characters that the contract refuses. */
export const withoutHidden = (text: string): string => text.replace(hiddenInParagraphs, '');

/** Several lines without hidden characters. Empty passes. */
export const seenInParagraphs = z.refine<string>((value) => withoutHidden(value) === value, hiddenText);

/** An empty field is null in the request. */
export const orNull = z.transform((value: string) => (value === '' ? null : value));

/** Counts like the contract: an emoji is one character, not two. */
export const atMost = (longest: number) =>
  z.refine<string>((value) => [...value].length <= longest, `Use at most ${longest} characters.`);

/** A required text; trimmed. */
export const text = (empty: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, empty), atMost(longest), seen);

/** An optional text, which stays empty; trimmed. */
export const anyText = (longest: number) => z.string().check(z.trim(), atMost(longest), seen);

/** A required e-mail address; trimmed. */
export const email = (error: string) => z.string().check(z.trim(), z.email(error), z.maxLength(254, error));

/** An optional text, which is null in the request where it is empty. */
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

/** The problem of a text that is not a day, and what to do. */
export const dayProblem = (value: string): string => {
  const [year = '', month = '', day = ''] = value.split('-');
  if (Number(month) > 12) return `There is no month ${Number(month)}. Enter the month as 1 to 12.`;
  if (/^\d{4}$/.test(year) && Number(year) >= 1900 && Number(month) > 0 && Number(day) > 28)
    return `There is no day ${Number(day)} in that month. Check the day.`;
  return 'Enter your birth date: month, day and four-digit year.';
};

/** A required amount in whole cents. */
export const cents = (empty: string) =>
  z.pipe(
    z.nullable(z.int()).check(
      z.refine((value) => value !== null && value >= 0, empty),
      z.refine((value) => value === null || value <= 1_000_000_000, 'Enter at most $10,000,000.'),
    ),
    z.transform((value: number | null) => value ?? 0),
  );

/** For a field that does not apply: this value is sent, and the content of the field is ignored. */
export const always = <Value>(value: Value) =>
  z.pipe(
    z.unknown(),
    z.transform(() => value),
  );
