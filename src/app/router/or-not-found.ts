import { notFound } from '@tanstack/react-router';
import { isFlowError } from '#machines/flow-error.ts';

/** In a loader: turns the API's 404 into a missing page, and passes on every other failure. */
export const orNotFound = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked;
  } catch (error) {
    if (isFlowError(error) && error.status === 404) throw notFound();
    throw error;
  }
};
