import { notFound } from '@tanstack/react-router';

/**
 * The answer that the document contains; undefined if it contains none, or one to another question.
 * @throws notFound where the API answered 404
 */
export const cameWith = <Answer>(
  answer: Answer | null | undefined,
  isThis: (answer: Answer) => boolean,
): Answer | undefined => {
  if (answer === null) throw notFound();
  return answer !== undefined && isThis(answer) ? answer : undefined;
};
