import { notFound } from '@tanstack/react-router';
import { isFlowError } from '#machines/flow-error.ts';

/** In a loader: what the API doesn't know is a page that isn't there; every other failure stays what it is. */
export const orNotFound = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked;
  } catch (error) {
    if (isFlowError(error) && error.status === 404) throw notFound();
    throw error;
  }
};
