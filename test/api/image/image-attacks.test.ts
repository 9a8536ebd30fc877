import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '#test/support/api.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { given } from '#test/support/given.ts';
import {
  brokenProfile,
  foreignFiles,
  picture,
  pngHeader,
  polyglots,
  profileBomb,
  quarters,
  withChunk,
  withSegment,
} from '#test/support/image/image-files.ts';
import { bodyOf, heldImages, partsOf, sendParts, served, uploadOwn } from '#test/support/image/upload.ts';

let jpeg: Buffer;
let person: Person;
const api = given(startApi);
beforeAll(async () => {
  jpeg = await picture(800, 600).jpeg().toBuffer();
});
beforeEach(async () => {
  person = await newPerson(api.store.db);
});

const upload = (bytes: Buffer) => uploadOwn(api, person, { bytes });

/** The stored image of an upload, and its metadata. */
const kept = async (bytes: Buffer) => {
  const { status, body } = await upload(bytes);
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  const image = await served(api, body.url);
  return { bytes: image.bytes, metadata: await sharp(image.bytes).metadata() };
};

const refused = async (bytes: Buffer): Promise<string> => {
  const before = await heldImages(api);
  const { status, body } = await upload(bytes);
  expect(await heldImages(api)).toEqual(before);
  return `${status} ${body.code}`;
};

describe('What is no image', () => {
  test.each(Object.entries(foreignFiles))('is refused, called a JPEG (%s)', async (_, bytes) => {
    expect(await refused(bytes)).toBe('415 image-type-unknown');
  });

  test('is refused behind the first bytes of one', async () => {
    const svg = foreignFiles.svg ?? Buffer.alloc(0);
    expect(await refused(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), svg]))).toBe('422 image-unreadable');
    expect(await refused(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg]))).toBe(
      '422 image-unreadable',
    );
    expect(await refused(Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), svg]))).toBe('422 image-unreadable');
  });
});

describe('Sizes', () => {
  test.each([
    ['1 px', () => picture(1, 1).png().toBuffer(), '422 image-too-small'],
    ['399 px high', () => picture(2000, 399).png().toBuffer(), '422 image-too-small'],
    ['30,000 by 30,000 px in 2 kB', async () => pngHeader(30_000, 30_000), '422 image-too-many-pixels'],
    ['2,147,483,647 px wide', async () => pngHeader(0x7fffffff, 1), '422 image-unreadable'],
    [
      '3.1 megapixels of AVIF',
      () =>
        sharp({ create: { width: 2100, height: 1500, channels: 3, background: '#111' } })
          .avif({ effort: 0 })
          .toBuffer(),
      '422 image-too-many-pixels',
    ],
  ])('refuses %s', async (_, make, answer) => {
    expect(await refused(await make())).toBe(answer);
  });

  test('takes 400 px, and 50 megapixels', async () => {
    expect((await kept(await picture(400, 400).png().toBuffer())).metadata.width).toBe(400);
    const large = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer();
    expect((await kept(large)).metadata).toMatchObject({ width: 512, height: 512 });
  });

  test('refuses more than 15 MB, said ahead or not', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]);
    expect(await refused(large)).toBe('413 body-too-large');
    const much = await sendParts(api, `/user/${publicId(person)}/image/profile`, {
      as: person,
      body: bodyOf(partsOf({ bytes: Buffer.alloc(17 * 1024 * 1024, jpeg) })),
    });
    expect([much.status, much.body.code]).toEqual([413, 'body-too-large']);
  });
});

describe('Damage', () => {
  test.each([10, 50, 90])('refuses a JPEG, PNG, WebP and AVIF cut off at %i percent', async (percent) => {
    const whole = picture(800, 600);
    const formats = [
      await whole.clone().jpeg().toBuffer(),
      await whole.clone().png().toBuffer(),
      await whole.clone().webp().toBuffer(),
      await whole.clone().avif({ effort: 0 }).toBuffer(),
    ];
    for (const bytes of formats)
      expect(await refused(bytes.subarray(0, Math.floor((bytes.length * percent) / 100)))).toBe(
        '422 image-unreadable',
      );
  });
});

describe('What is kept', () => {
  test('of an animated image is its first picture', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .raw()
        .toBuffer();
    const frames = Buffer.concat([await frame('#f00'), await frame('#00f')]);
    const animated = await sharp(frames, { raw: { width: 400, height: 800, channels: 3, pageHeight: 400 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { bytes, metadata } = await kept(animated);
    expect(metadata.pages).toBeUndefined();
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  test('of 16 bits and of CMYK is sRGB in 8 bits', async () => {
    const deep = await picture(500, 500).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const cmyk = await picture(500, 500).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    for (const bytes of [deep, cmyk])
      expect((await kept(bytes)).metadata).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' });
  });

  test('is upright, and says nothing of place, camera or time', async () => {
    const turned = await (await quarters(600, 400))
      .withExif({
        IFD0: { Copyright: 'Somebody', Make: 'Camera of Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await sharp(turned).metadata()).toMatchObject({ orientation: 6, width: 600, height: 400 });
    const { bytes, metadata } = await kept(turned);
    expect(metadata).toMatchObject({ width: 400, height: 400 });
    for (const name of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const)
      expect(metadata[name], name).toBeUndefined();
    expect(bytes.toString('latin1')).not.toMatch(/Somebody|secret|GPS|Exif|ICC/);
    // Turned by a quarter to the right, the top is on the right.
    const { data } = await sharp(bytes)
      .extract({ left: 380, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].every((value) => value > 200)).toBe(true);
  });

  test('of a file that is something else, too, is the picture alone', async () => {
    for (const bytes of Object.values(polyglots(jpeg))) {
      const image = await kept(bytes);
      expect(image.metadata.format).toBe('webp');
      expect(image.bytes.toString('latin1')).not.toMatch(/script|index\.html/);
      expect(image.bytes.readUInt32LE(4) + 8).toBe(image.bytes.length);
    }
  });

  test('has no part of a colour profile that is broken, or a bomb', async () => {
    const png = await picture(500, 500).png().toBuffer();
    for (const bytes of [
      withSegment(jpeg, 0xe2, brokenProfile()),
      withChunk(png, 'iCCP', profileBomb(200)),
    ]) {
      const { status, body } = await upload(bytes);
      expect([200, 422]).toContain(status);
      if (status === 422) expect(body.code).toBe('image-unreadable');
      else expect((await sharp((await served(api, body.url)).bytes).metadata()).icc).toBeUndefined();
    }
  });
});

describe('The body', () => {
  const send = (body: Buffer) =>
    sendParts(api, `/user/${publicId(person)}/image/profile`, { body, as: person, key: randomUUID() });
  const parts = () => partsOf({ bytes: jpeg });

  test.each<[string, () => Buffer, string]>([
    ['without an image', () => bodyOf(parts().slice(0, 2)), '400 validation-failed'],
    ['without a focal point', () => bodyOf(parts().slice(1)), '400 validation-failed'],
    [
      'with a focal point beside it',
      () => bodyOf(partsOf({ bytes: jpeg, focalX: 1.1 })),
      '400 validation-failed',
    ],
    [
      'with words for a number',
      () => bodyOf(partsOf({ bytes: jpeg, focalY: 'NaN' })),
      '400 validation-failed',
    ],
    [
      'with a part of its own',
      () => bodyOf([...parts(), { name: '__proto__', value: '1' }]),
      '400 validation-failed',
    ],
    ['with two images', () => bodyOf([...parts(), ...parts().slice(2)]), '400 malformed-request'],
    [
      'with an image that is text',
      () => bodyOf([...parts().slice(0, 2), { name: 'image', value: 'x' }]),
      '400 malformed-request',
    ],
    [
      'with a file for a number',
      () => bodyOf([...parts().slice(1), { name: 'focalX', value: '1', fileName: 'x' }]),
      '400 malformed-request',
    ],
    [
      'of a thousand parts',
      () => bodyOf(Array.from({ length: 1000 }, (_, n) => ({ name: `n${n}`, value: '1' }))),
      '400 malformed-request',
    ],
    ['that ends early', () => bodyOf(parts()).subarray(0, -20), '400 malformed-request'],
    ['that is empty', () => Buffer.alloc(0), '400 malformed-request'],
    ['that is no such body', () => jpeg, '400 malformed-request'],
  ])('%s is refused', async (_, make, answer) => {
    const { status, body } = await send(make());
    expect(`${status} ${body.code}`).toBe(answer);
  });

  test('of another media type is refused, and parts are refused elsewhere', async () => {
    const json = await api.send<{ code: string }>('POST', `/user/${publicId(person)}/image/profile`, {
      as: person,
      body: {},
    });
    expect([json.status, json.body.code]).toEqual([415, 'media-type-unknown']);
    const elsewhere = await sendParts(api, '/registration/profile', { body: bodyOf(parts()), as: person });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([415, 'media-type-unknown']);
  });
});
