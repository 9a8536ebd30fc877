import { useEffect } from 'react';
import { log } from '#src/api/log.ts';
import { type ErrorCode, errorTitle } from './error-messages.ts';

/** Writes the error into the document's title, and into the log. */
export const useErrorNote = (statusCode: ErrorCode, message: string, error?: unknown, source = 'page') =>
  useEffect(() => {
    document.title = errorTitle(statusCode, message);
    if (error !== undefined) log.error(`${source}: ${statusCode}`, error);
  }, [statusCode, message, error, source]);
