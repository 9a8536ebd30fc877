import { notFound } from '@tanstack/react-router';

/**
 * An answer that came with the document; undefined where none did, or one of something else.
 * @throws notFound where the API says that there is no such thing
 */
export const cameWith = <Answer>(
  answer: Answer | null | undefined,
  isThis: (answer: Answer) => boolean,
): Answer | undefined => {
  if (answer === null) throw notFound();
  return answer !== undefined && isThis(answer) ? answer : undefined;
};
