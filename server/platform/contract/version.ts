import { platformProblem } from '#server/platform/problems/platform.problems.ts';

/** A tag in an `If-Match` list. A proxy that compresses answers makes an ETag weak; it names the same version. */
const tags = /(?:W\/)?("[^"]*")/g;

/**
 * Refuses a change that was meant for another version.
 * @param ifMatch the request's header
 * @param etag the current version
 * @throws ProblemError `version-required` without the header or with `*`, which names no version; `version-changed` for another version
 */
export const checkVersion = (ifMatch: string | undefined, etag: string): void => {
  if (ifMatch === undefined) throw platformProblem('version-required');
  if (ifMatch.trim() === '*')
    throw platformProblem('version-required', {
      detail:
        '“*” names no version. Load it first, and send the ETag of that answer as If-Match with your change.',
    });
  const named = [...ifMatch.matchAll(tags)].map(([, tag]) => tag);
  if (!named.includes(etag)) throw platformProblem('version-changed');
};
