import { execFileSync } from 'node:child_process';

/** The changes in a folder with a Git repository. */
export const changesIn = (folder: string) => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const commitOf = (revision: string): string | null => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
    } catch {
      return null;
    }
  };
  const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
  return {
    /**
     * The commit of a revision; without one, the commit where HEAD left the published main or main; without these, the
     * commit before the last. Null for an unknown revision.
     */
    baseOf: (revision: string | null): string | null => {
      if (revision !== null) return commitOf(revision);
      const isOnMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main';
      const main = ['origin/main', ...(isOnMain ? [] : ['main'])].find((name) => commitOf(name) !== null);
      return main === undefined ? (commitOf('HEAD~1') ?? commitOf('HEAD')) : git('merge-base', 'HEAD', main);
    },
    /** The files that differ from a commit, new ones included; a renamed file by both names. */
    filesSince: (commit: string): readonly string[] => [
      ...linesOf(git('diff', '--name-only', '--no-renames', commit, '--')),
      ...linesOf(git('ls-files', '--others', '--exclude-standard')),
    ],
  };
};

const isNoPartOfTheSite = /^(test|docs|\.ci)\/|\.md$/;

/** Whether pages may look or behave differently: Playwright follows a test's imports, which lead to no page. */
export const isSiteChanged = (files: readonly string[]): boolean =>
  files.some((path) => !isNoPartOfTheSite.test(path));
