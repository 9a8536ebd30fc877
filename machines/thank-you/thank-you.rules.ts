import * as z from 'zod/mini';
import { type FieldErrors, firstErrors } from '#machines/form/field-errors.ts';
import { seeable, seenInParagraphs } from '#machines/form/fields.ts';
import { linkProblem } from '#machines/form/link.ts';
import { readyText } from './thank-you.messages.ts';
import type { ReceivedDonation, ThankYouContext } from './thank-you.types.ts';

/** The most donations that one e-mail can thank for, as the contract says. */
export const mostAtOnce = 100;

/** The longest text in characters, as the contract says. */
export const longestText = 2_000;

const form = z.object({
  chosen: z.array(z.string()).check(z.minLength(1, 'Choose at least one gift to say thanks for.')),
  text: z.string().check(
    z.refine((text) => seeable.test(text), 'Write a line or two first.'),
    z.refine(
      (text) => [...text].length <= longestText,
      'Use at most 2,000 characters. Shorten your e-mail a little and send it again.',
    ),
    seenInParagraphs,
    z.superRefine<string>((text, context) => {
      const message = linkProblem(text);
      if (message !== null) context.addIssue({ code: 'custom', message, input: text });
    }),
  ),
});

/** The chosen donations, in the order of the list. */
export const chosenDonations = ({
  donations,
  chosen,
}: Pick<ThankYouContext, 'donations' | 'chosen'>): ReceivedDonation[] =>
  donations.filter(({ id }) => chosen.includes(id));

/** The name to greet, where one donation of a named donor is chosen. */
const greeted = (context: Pick<ThankYouContext, 'donations' | 'chosen'>): string | null => {
  const [only, ...others] = chosenDonations(context);
  return only === undefined || others.length > 0 || only.isAnonymous ? null : only.name;
};

/** The text of the e-mail: what was typed, otherwise the ready text. */
export const textOf = (
  context: Pick<ThankYouContext, 'donations' | 'chosen' | 'typed' | 'firstName'>,
): string => context.typed ?? readyText(context.firstName, greeted(context));

/** The text as it is sent. */
export const sentText = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** The problems of the e-mail, by field; empty when it can be sent. */
export const thankYouErrors = (
  context: Pick<ThankYouContext, 'donations' | 'chosen' | 'typed' | 'firstName'>,
): FieldErrors =>
  firstErrors(
    form.safeParse({ chosen: context.chosen, text: sentText(textOf(context)) }).error?.issues ?? [],
  );
