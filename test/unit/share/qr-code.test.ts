import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCodeOf, qrSvg } from '#src/features/share/qr-code.ts';
import { readCode } from '#test/support/share/read-code.ts';

const fileOf = async (address: string) => Buffer.from(await qrSvg(qrCodeOf(address)).arrayBuffer());

test.each([
  'https://product.org/profile/maya-okafor',
  `https://www.ride-against-cancer.example.org/profile/${'a-long-name-'.repeat(3)}2f`,
  'https://www.ride-against-cancer.example.org/peloton/de9d5b73-c409-829c-af8b-32c7852b142f',
  'https://www.ride-against-cancer.example.org/donate?recipientType=General',
  'http://localhost:3000/profile/x-y',
])('a camera reads %s in its code', async (address) => {
  expect(await readCode(await fileOf(address))).toBe(address);
});

test('the code of any public id can be read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z0-9-]{3,40}$/), async (id) => {
      const address = `https://ride.example.org/profile/${id}`;
      expect(await readCode(await fileOf(address))).toBe(address);
    }),
    { numRuns: 15 },
  );
});

test('the file is black on white, 1,024 pixels wide, with a white border of four modules', async () => {
  const address = 'https://product.org/profile/maya-okafor';
  const picture = sharp(await fileOf(address));
  const { width, height } = await picture.metadata();
  const { data } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const module = 1024 / qrCodeOf(address).size;
  const at = (x: number, y: number) => data[Math.round(y * module) * 1024 + Math.round(x * module)];
  expect([width, height]).toEqual([1024, 1024]);
  expect([at(0, 0), at(3.5, 3.5), at(4.5, 4.5), at(3.5, 12), at(12, 3.5)]).toEqual([255, 255, 0, 255, 255]);
});
