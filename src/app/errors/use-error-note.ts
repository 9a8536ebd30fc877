import { useEffect, useLayoutEffect } from 'react';
import { log } from '#src/api/log.ts';
import { type ErrorCode, errorTitle } from './error-messages.ts';

/** Writes the error into the log and the document's title (again whenever the page is shown again). */
export const useErrorNote = (statusCode: ErrorCode, message: string, error?: unknown, source = 'page') => {
  useLayoutEffect(() => {
    document.title = errorTitle(statusCode, message);
  }, [statusCode, message]);
  useEffect(() => {
    if (error !== undefined) log.error(`${source}: ${statusCode}`, error);
  }, [statusCode, error, source]);
};
