import { messages } from '#machines/shell/messages.ts';

/** Messages from the systems behind ours: their own words go into the brackets, not into the sentence. */
const detailPrefixes = ['Braintree: ', 'Chariot: ', 'Volunteer Registration Error'] as const;

const textsByStatus: Record<number, string> = {
  401: messages.unauthorized,
  403: messages.forbidden,
};

const withFinalPeriod = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The part in brackets that a message stands for, or null when it is a sentence of its own. */
const detailOf = (message: string): string | null => {
  const prefix = detailPrefixes.find((one) => message.startsWith(one));
  if (prefix === undefined) return null;
  // The two gateways name themselves before a colon; the third prefix is part of what is said.
  const said = prefix.endsWith(': ') ? message.slice(prefix.length).trim() : message.trim();
  return said === '' ? null : withFinalPeriod(said);
};

export type ErrorParts = { message: string; status: number | null; skipParser: boolean };

/**
 * What the snackbar says: the raw message with `skipParser`, otherwise the message, or the status's text where the
 * message says nothing a person can use, followed by `(Error code …)`.
 */
export const errorText = ({ message, status, skipParser }: ErrorParts): string => {
  if (skipParser) return message;
  const detail = detailOf(message);
  const isEmpty = message.trim() === '' || message === messages.unknown;
  const fallback = (status === null ? undefined : textsByStatus[status]) ?? messages.unexpected;
  const said =
    detail !== null || (isEmpty && status !== null) ? fallback : isEmpty ? messages.unknown : message;
  if (status === null) return detail === null ? said : `${said} (${detail})`;
  return `${said} (Error code ${status}${detail === null ? '' : `, ${detail}`})`;
};
