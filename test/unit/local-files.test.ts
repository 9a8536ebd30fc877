import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { localFiles } from '#server/platform/files/local-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = localFiles(folder);

const read = async (name: string): Promise<string | null> => {
  const file = await files.open(name);
  return file ? text(file.body) : null;
};

test('a file is stored, replaced and removed, without leftovers', async () => {
  await files.put('profile/ada.webp', Buffer.from('first picture'));
  await files.put('profile/ada.webp', Buffer.from('second'));
  expect(await read('profile/ada.webp')).toBe('second');
  expect(readdirSync(join(folder, 'profile'))).toEqual(['ada.webp']);
  await files.remove('profile/ada.webp');
  await files.remove('profile/ada.webp');
  expect(await read('profile/ada.webp')).toBeNull();
});

test.each(['../secret.txt', '/etc/passwd', 'a/../../b.txt', 'a.b.txt', 'A.txt', 'a\0.txt', 'a', ''])(
  'a name that is not a plain path in the folder is refused (%j)',
  async (name) => {
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('is not a name for a file');
  },
);
