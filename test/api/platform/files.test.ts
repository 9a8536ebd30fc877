import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#server/platform/database/database.ts';
import { databaseFiles } from '#server/platform/files/database-files.ts';
import type { Files } from '#server/platform/files/files.ts';
import { s3Files } from '#server/platform/files/s3-files.ts';
import { testClock } from '#test/support/clock.ts';
import { openS3 } from '#test/support/image/s3-server.ts';
import { openTestStore } from '#test/support/store.ts';

const keys = { keyId: 'AKIATEST', secret: 'a secret/with+signs', region: 'eu-central-1' };

let store: Store;
let s3: Awaited<ReturnType<typeof openS3>>;
const ends: Record<string, Files> = {};
beforeAll(async () => {
  store = await openTestStore();
  s3 = await openS3(keys);
  ends.database = databaseFiles({ db: store.db, clock: testClock() });
  ends.S3 = s3Files({ ...keys, bucketUrl: s3.bucketUrl });
});
afterAll(async () => {
  await s3.close();
  await store.close();
});

const end = (name: string): Files => {
  const files = ends[name];
  if (files === undefined) throw new Error(`No files in ${name}`);
  return files;
};

const read = async (files: Files, name: string): Promise<{ text: string; size: number } | null> => {
  const file = await files.open(name);
  return file ? { text: await text(file.body), size: file.size } : null;
};

describe.each(['database', 'S3'])('Files in the %s', (where) => {
  test('are stored, replaced and removed', async () => {
    const files = end(where);
    await files.put('profile/ada.webp', Buffer.from('first picture'));
    await files.put('profile/ada.webp', Buffer.from('second'));
    expect(await read(files, 'profile/ada.webp')).toEqual({ text: 'second', size: 6 });
    await files.remove('profile/ada.webp');
    await files.remove('profile/ada.webp');
    expect(await read(files, 'profile/ada.webp')).toBeNull();
  });

  test.each([
    '../secret.txt',
    '/etc/passwd',
    'a/../../b.txt',
    'a.b.txt',
    'A.txt',
    'a\0.txt',
    'a',
    'a?b.c',
    '',
  ])('have no name that is not a plain path (%j)', async (name) => {
    const files = end(where);
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('is not a name for a file');
    await expect(files.open(name)).rejects.toThrow('is not a name for a file');
    await expect(files.remove(name)).rejects.toThrow('is not a name for a file');
  });
});

test('S3 refuses another secret, and the refusal is an error that names the file', async () => {
  const others = s3Files({ ...keys, secret: 'another', bucketUrl: s3.bucketUrl });
  await expect(others.put('profile/eve.webp', Buffer.from('x'))).rejects.toThrow(
    'The file store answered 403 for profile/eve.webp',
  );
  await expect(others.open('profile/eve.webp')).rejects.toThrow('answered 403');
  await expect(others.remove('profile/eve.webp')).rejects.toThrow('answered 403');
  expect([...s3.objects.keys()]).toEqual([]);
});

test('S3 that is overloaded for a moment is asked again; one that stays so is an error', async () => {
  const files = end('S3');
  s3.outages.push(503, 500);
  await files.put('profile/late.webp', Buffer.from('late'));
  expect(await read(files, 'profile/late.webp')).toEqual({ text: 'late', size: 4 });
  s3.outages.push(503, 503, 503);
  await expect(files.open('profile/late.webp')).rejects.toThrow('answered 503');
  await files.remove('profile/late.webp');
});
