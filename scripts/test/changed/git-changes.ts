import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the working tree is compared with: a commit, and what it is called. */
export type Base = { commit: string; name: string };

/** Changed files, by their paths: committed since the base, not committed, new; a renamed file by both its names. */
export type FileChanges = { base: Base; files: readonly string[]; deleted: readonly string[] };

type Git = (...args: string[]) => string;

const gitIn =
  (root: string): Git =>
  (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });

const commitOf = (git: Git, revision: string): string | null => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    return null;
  }
};

/** Where the own work began: at the published main, at main, or before the last commit. */
const usualBase = (git: Git): Base => {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD').trim();
  for (const name of ['origin/main', ...(branch === 'main' ? [] : ['main'])])
    if (commitOf(git, name) !== null) return { commit: git('merge-base', 'HEAD', name).trim(), name };
  const name = commitOf(git, 'HEAD~1') === null ? 'HEAD' : 'HEAD~1';
  return { commit: commitOf(git, name) ?? '', name };
};

const namedBase = (git: Git, name: string): Base => {
  const commit = commitOf(git, name);
  if (commit === null) throw new Error(`git knows no revision called ${name}.`);
  return { commit, name };
};

const listed = (text: string): string[] => text.split('\0').filter((path) => path !== '');

/** Reads from git what changed since a revision; without one, since the own work began. */
export function readChanges(root: string, revision: string | null): FileChanges {
  const git = gitIn(root);
  const base = revision === null ? usualBase(git) : namedBase(git, revision);
  const known = listed(git('diff', '--name-only', '--no-renames', '-z', base.commit, '--'));
  const added = listed(git('ls-files', '--others', '--exclude-standard', '-z'));
  const files = [...new Set([...known, ...added])].sort();
  return { base, files, deleted: files.filter((path) => !existsSync(resolve(root, path))) };
}

/** A file as it was at the base; null where there was none. */
export function readBefore(root: string, { commit }: Base, path: string): string | null {
  try {
    return gitIn(root)('show', `${commit}:${path}`);
  } catch {
    return null;
  }
}
