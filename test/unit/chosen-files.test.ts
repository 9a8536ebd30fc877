import { expect, test } from 'vitest';
import { fileOf, keepFile, replaceFile } from '#src/features/image/chosen-files.ts';

const fileNamed = (name: string) => new File([name], name, { type: 'image/jpeg' });

test('a picture and a cover are kept beside each other', async () => {
  const picture = keepFile('profile', fileNamed('me.jpg'));
  const cover = keepFile('cover', fileNamed('hills.jpg'));
  expect([await fileOf(picture.id)?.text(), await fileOf(cover.id)?.text()]).toEqual(['me.jpg', 'hills.jpg']);
});

test('another file for the same image takes the place of the one before', async () => {
  const first = keepFile('profile', fileNamed('me.jpg'));
  const second = keepFile('profile', fileNamed('us.jpg'));
  replaceFile(first.id, new Blob(['late']));
  expect([fileOf(first.id), await fileOf(second.id)?.text()]).toEqual([undefined, 'us.jpg']);
});
