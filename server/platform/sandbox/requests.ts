import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProblemError } from '#server/platform/problems/problem-error.ts';

/** What a test or a form sent to the sandbox, or a problem that says what is wrong with it. */
export const read = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code, message }) => ({
    path: `/body/${path.join('/')}`,
    code,
    message,
  }));
  throw new ProblemError('validation-failed', { fields });
};

/** Another site's page, open in the same browser, must not reset somebody's work or sign anybody in or out here. */
export const refuseStrangers = (request: FastifyRequest): void => {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new ProblemError('not-allowed');
};
