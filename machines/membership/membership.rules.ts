import * as z from 'zod/mini';
import { readCode } from '#machines/form/code.ts';
import { type FieldErrors, firstErrors } from '#machines/form/field-errors.ts';
import { code, seeable, seenInParagraphs } from '#machines/form/fields.ts';
import type { MembershipContext } from './membership.types.ts';

/** The longest message in characters, as the contract says. */
export const longestMessage = 500;

const requestForm = z.object({
  message: z.string().check(
    z.refine(
      (text) => [...text].length <= longestMessage,
      'Use at most 500 characters. Shorten your message a little.',
    ),
    z.refine(
      (text) => text === '' || seeable.test(text),
      'Please type this again: it has characters that can’t be shown.',
    ),
    seenInParagraphs,
  ),
});

const codeForm = z.object({ groupCode: code });

/** The message as it is sent: null without one. */
export const sentMessage = ({ message }: Pick<MembershipContext, 'message'>): string | null =>
  message.replaceAll('\r\n', '\n').trim() || null;

/** The code as it is sent. */
export const sentCode = (context: Pick<MembershipContext, 'code'>): string => readCode(context.code);

/** The problems of the message; empty if it can be sent. */
export const requestErrors = (context: Pick<MembershipContext, 'message'>): FieldErrors =>
  firstErrors(requestForm.safeParse({ message: sentMessage(context) ?? '' }).error?.issues ?? []);

/** The problems of the code's form. Only the server knows whether the code exists. */
export const codeErrors = (context: Pick<MembershipContext, 'code'>): FieldErrors =>
  sentCode(context) === ''
    ? { groupCode: 'Enter the code that you got from the peloton.' }
    : firstErrors(codeForm.safeParse({ groupCode: sentCode(context) }).error?.issues ?? []);
