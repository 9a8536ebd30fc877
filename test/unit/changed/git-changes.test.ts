import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBefore, readChanges } from '#scripts/test/changed/git-changes.ts';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: root,
    stdio: 'pipe',
  });

const commit = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change files');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '--quiet', '--initial-branch=main');
  commit({ 'a.ts': 'a', 'b.ts': 'b', 'c.ts': 'c\nc\nc', '.gitignore': 'made.ts\n' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('an unchanged working tree on a branch of its own has no changes', () => {
  git('checkout', '--quiet', '-b', 'work');
  expect(readChanges(root, null)).toMatchObject({ base: { name: 'main' }, files: [], deleted: [] });
});

test('lists committed, uncommitted, new, deleted and renamed files, not ignored ones', () => {
  git('checkout', '--quiet', '-b', 'work');
  commit({ 'a.ts': 'changed' });
  rmSync(join(root, 'b.ts'));
  renameSync(join(root, 'c.ts'), join(root, 'd.ts'));
  writeFileSync(join(root, 'new.ts'), '');
  writeFileSync(join(root, 'made.ts'), '');
  expect(readChanges(root, null)).toMatchObject({
    files: ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'new.ts'],
    deleted: ['b.ts', 'c.ts'],
  });
});

test('lists both names of a rename that is committed', () => {
  git('checkout', '--quiet', '-b', 'work');
  renameSync(join(root, 'c.ts'), join(root, 'd.ts'));
  commit({});
  expect(readChanges(root, null)).toMatchObject({ files: ['c.ts', 'd.ts'], deleted: ['c.ts'] });
});

test('leaves out what others committed to main since the branch began', () => {
  git('checkout', '--quiet', '-b', 'work');
  commit({ 'a.ts': 'changed' });
  git('checkout', '--quiet', 'main');
  commit({ 'b.ts': 'changed' });
  git('checkout', '--quiet', 'work');
  expect(readChanges(root, null).files).toEqual(['a.ts']);
});

test('on main without a published one, compares with the last commit but one', () => {
  commit({ 'a.ts': 'changed' });
  expect(readChanges(root, null)).toMatchObject({ base: { name: 'HEAD~1' }, files: ['a.ts'] });
});

test('compares with the published main where there is one', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit({ 'a.ts': 'changed' });
  expect(readChanges(root, null)).toMatchObject({ base: { name: 'origin/main' }, files: ['a.ts'] });
});

test('compares with a revision that is named, and refuses one that is not there', () => {
  commit({ 'a.ts': 'changed' });
  commit({ 'b.ts': 'changed' });
  expect(readChanges(root, 'HEAD~2').files).toEqual(['a.ts', 'b.ts']);
  expect(() => readChanges(root, 'nowhere')).toThrow('git knows no revision called nowhere.');
});

test('reads a file as it was', () => {
  commit({ 'a.ts': 'changed', 'new.ts': 'new' });
  const { base } = readChanges(root, 'HEAD~1');
  expect(readBefore(root, base, 'a.ts')).toBe('a');
  expect(readBefore(root, base, 'new.ts')).toBeNull();
});
