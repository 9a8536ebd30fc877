import { messages } from '#machines/shell/messages.ts';

/** Beginnings of messages from the systems behind ours. Their text goes into the brackets, not into the sentence. */
const detailPrefixes = ['Braintree: ', 'Chariot: ', 'Volunteer Registration Error'] as const;

const textsByStatus: Record<number, string> = {
  401: messages.unauthorized,
  403: messages.forbidden,
};

const withFinalPeriod = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The text in brackets: another system's message, without its name before the colon. */
const detailOf = (message: string, prefix: string): string | null => {
  const said = prefix.endsWith(': ') ? message.slice(prefix.length).trim() : message.trim();
  return said === '' ? null : withFinalPeriod(said);
};

export type ErrorParts = { message: string; status: number | null; skipParser: boolean };

/** Whether a message is another system's own text, which belongs into the brackets. */
export const isFromBehind = (message: string): boolean =>
  detailPrefixes.some((prefix) => message.startsWith(prefix));

/** The brackets after a sentence: the status, and another system's message; empty for neither. */
export const bracketsOf = (message: string, status: number | null): string => {
  const prefix = detailPrefixes.find((one) => message.startsWith(one));
  const detail = prefix === undefined ? null : detailOf(message, prefix);
  const parts = [...(status === null ? [] : [`Error code ${status}`]), ...(detail === null ? [] : [detail])];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
};

/**
 * The snackbar's text. With `skipParser` it is the raw message. Otherwise the brackets of `bracketsOf` follow
 * it, and the status's text replaces an empty message or another system's.
 */
export const errorText = ({ message, status, skipParser }: ErrorParts): string => {
  if (skipParser) return message;
  const isEmpty = message.trim() === '' || message === messages.unknown;
  const fallback = textsByStatus[status ?? 0] ?? messages.unexpected;
  const own = isEmpty && status === null ? messages.unknown : isEmpty ? fallback : message;
  return `${isFromBehind(message) ? fallback : own}${bracketsOf(message, status)}`;
};
