import { randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grounds } from '#machines/image/image.ground.ts';
import { scheduleRemovals } from '#server/image/image.ts';
import { takeUpload } from '#server/image/image.upload.ts';
import { startApi } from '#test/support/api.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { given } from '#test/support/given.ts';
import { foreignFiles, mark, picture, pngHeader, quarters } from '#test/support/image/image-files.ts';
import { bodyOf, heldImages, partsOf, sendParts, served, uploadOwn } from '#test/support/image/upload.ts';

const minute = 60_000;
const hour = 60 * minute;
let jpeg: Buffer;
let person: Person;
const api = given(startApi);
beforeAll(async () => {
  await seedEvent(api.store.db);
  jpeg = await picture(1200, 900).jpeg().toBuffer();
});
beforeEach(async () => {
  person = await newPerson(api.store.db);
});

const shown = async (who: Person) => {
  const { body } = await api.send<{ profileImageUrl: string | null; coverImageUrl: string | null }>(
    'GET',
    `/user/${publicId(who)}`,
  );
  return { profile: body.profileImageUrl, cover: body.coverImageUrl };
};

const colourAt = async (bytes: Buffer, left: number, top: number): Promise<string> => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => (value > 200 ? 'f' : value < 60 ? '0' : '?')).join('');
};

/** The largest difference between a channel of the served image and `wanted`. */
const awayFrom = async (wanted: string, bytes: Buffer, left: number, top: number): Promise<number> => {
  const pixelOf = async (image: Sharp) => [...(await image.raw().toBuffer())];
  const found = await pixelOf(sharp(bytes).extract({ left, top, width: 1, height: 1 }));
  const expected = await pixelOf(sharp({ create: { width: 1, height: 1, channels: 3, background: wanted } }));
  return Math.max(...expected.map((value, channel) => Math.abs(value - (found[channel] ?? 999))));
};

describe('What is transparent', () => {
  test.each<[string, string, (image: Sharp) => Sharp]>([
    ['#14202c', grounds.paper, (image) => image.png()],
    ['#c2410c', grounds.paper, (image) => image.webp({ lossless: true })],
    ['#222222', grounds.paper, (image) => image.toColourspace('b-w').png()],
    ['#14202c', grounds.paper, (image) => image.toColourspace('rgb16').png()],
    ['#14202c', grounds.paper, (image) => image.png({ palette: true })],
    ['#ffffff', grounds.ink, (image) => image.png()],
    ['#eeeeee', grounds.ink, (image) => image.toColourspace('b-w').png()],
    ['#ffe94a', grounds.ink, (image) => image.webp()],
  ])('around a mark of %s becomes %s, in every size', async (colour, ground, write) => {
    const bytes = await write(mark(colour)).toBuffer();
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    const { body } = await uploadOwn(api, person, { bytes });
    for (const address of [body.url, body.url.replace('512.webp', '128.webp')]) {
      const image = await served(api, address);
      const { hasAlpha, width } = await sharp(image.bytes).metadata();
      expect(hasAlpha).toBe(false);
      expect(await awayFrom(ground, image.bytes, 2, 2)).toBeLessThan(8);
      expect(await awayFrom(colour, image.bytes, width >> 1, width >> 1)).toBeLessThan(12);
    }
  });

  test('in a cover becomes its ground, too', async () => {
    const bytes = await mark('#14202c').resize(700).png().toBuffer();
    const { body } = await uploadOwn(api, person, { bytes }, 'cover');
    expect(await awayFrom(grounds.paper, (await served(api, body.url)).bytes, 2, 2)).toBeLessThan(8);
  });

  test('does not darken what is scaled down beside it', async () => {
    // Every other pixel is red, the rest transparent black: half of the red is 252 over paper, and would be 188 if the black were mixed in.
    const pixels = Buffer.from(
      Array.from({ length: 1024 * 1024 }, (_, at) =>
        (at + (at >> 10)) % 2 ? [255, 0, 0, 255] : [0, 0, 0, 0],
      ).flat(),
    );
    const bytes = await sharp(pixels, { raw: { width: 1024, height: 1024, channels: 4 } })
      .png()
      .toBuffer();
    const { body } = await uploadOwn(api, person, { bytes });
    for (const address of [body.url, body.url.replace('512.webp', '128.webp')]) {
      const { channels } = await sharp((await served(api, address)).bytes).stats();
      expect(channels[0]?.mean).toBeGreaterThan(240);
    }
  });

  test('of an image that is nothing else is paper', async () => {
    const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 4, background: nothing } })
      .png()
      .toBuffer();
    const { body } = await uploadOwn(api, person, { bytes });
    expect(await awayFrom(grounds.paper, (await served(api, body.url)).bytes, 200, 200)).toBeLessThan(8);
  });
});

describe('Upload', () => {
  test('shows the image on the page, in the sizes of its kind', async () => {
    const profile = await uploadOwn(api, person, { bytes: jpeg });
    expect(profile).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/^\/images\/[0-9a-f-]{36}\/[0-9a-f]{32}-512\.webp$/) },
    });
    const cover = await uploadOwn(api, person, { bytes: jpeg }, 'cover');
    expect(await shown(person)).toEqual({ profile: profile.body.url, cover: cover.body.url });
    const sizes = async (url: string, widths: number[]) =>
      Promise.all(
        widths.map(async (size) => {
          const { bytes } = await served(api, url.replace(/\d+\.webp$/, `${size}.webp`));
          const { format, width, height } = await sharp(bytes).metadata();
          return { format, width, height };
        }),
      );
    expect(await sizes(profile.body.url, [128, 512])).toEqual([
      { format: 'webp', width: 128, height: 128 },
      { format: 'webp', width: 512, height: 512 },
    ]);
    // The source is 1200 wide: no image is enlarged.
    expect(await sizes(cover.body.url, [640, 1280, 1920])).toEqual([
      { format: 'webp', width: 640, height: 213 },
      { format: 'webp', width: 1200, height: 400 },
      { format: 'webp', width: 1200, height: 400 },
    ]);
  });

  test('is served so that anybody may keep it for good, and it can run nothing', async () => {
    const { body } = await uploadOwn(api, person, { bytes: jpeg });
    const { status, headers } = await served(api, body.url);
    expect({ status, headers }).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
    const again = await api.app.inject({ url: body.url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    for (const url of ['/images/', '/images/../x.webp', body.url.replace('512', '513'), `${body.url}x`])
      expect((await api.app.inject({ url })).statusCode).toBe(404);
  });

  test.each([
    ['left', 0, '0.5', 'f00'],
    ['right', 1, '0.5', '00f'],
  ])('crops around the focal point (%s)', async (_, focalX, focalY, colour) => {
    const bytes = await (await quarters(1200, 600)).png().toBuffer();
    const { body } = await uploadOwn(api, person, { bytes, focalX, focalY });
    const { bytes: image } = await served(api, body.url);
    expect(await colourAt(image, focalX === 0 ? 20 : 490, 400)).toBe(colour);
  });

  test.each([
    ['JPEG', () => picture(500, 450).jpeg().toBuffer()],
    ['PNG', () => picture(500, 450, 4).png().toBuffer()],
    ['WebP', () => picture(500, 450).webp().toBuffer()],
    ['AVIF', () => picture(500, 450).avif({ effort: 0 }).toBuffer()],
  ])('reads %s, whatever it is called', async (_, make) => {
    const { status, body } = await uploadOwn(api, person, {
      bytes: await make(),
      fileName: 'x.html',
      type: 'text/html',
    });
    expect(status).toBe(200);
    const { bytes } = await served(api, body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 450, height: 450 });
  });

  test('is answered as before when it is repeated with the same key, and other contents are refused', async () => {
    const key = randomUUID();
    const first = await uploadOwn(api, person, { bytes: jpeg, key });
    const before = await heldImages(api);
    expect((await uploadOwn(api, person, { bytes: jpeg, key })).body).toEqual(first.body);
    expect(await heldImages(api)).toEqual(before);
    const other = await uploadOwn(api, person, { bytes: await picture(500, 500).png().toBuffer(), key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });
});

describe('Removal', () => {
  test('shows none, and removes the files at once', async () => {
    const { body } = await uploadOwn(api, person, { bytes: jpeg });
    const removed = await api.send('DELETE', `/user/${publicId(person)}/image/profile`, { as: person });
    expect(removed.status).toBe(204);
    expect(await shown(person)).toEqual({ profile: null, cover: null });
    await api.platform.jobs.runDue();
    expect((await served(api, body.url)).status).toBe(404);
    expect((await api.send('DELETE', `/user/${publicId(person)}/image/profile`, { as: person })).status).toBe(
      204,
    );
  });

  test('of a replaced image happens an hour later, so that open pages still show it', async () => {
    const first = await uploadOwn(api, person, { bytes: jpeg });
    const second = await uploadOwn(api, person, { bytes: await picture(600, 600).png().toBuffer() });
    await api.platform.jobs.runDue();
    expect((await served(api, first.body.url)).status).toBe(200);
    api.clock.advance(2 * hour);
    await api.platform.jobs.runDue();
    expect((await served(api, first.body.url)).status).toBe(404);
    expect((await served(api, second.body.url)).status).toBe(200);
  });

  test('of images without a page happens on the next day', async () => {
    const { body } = await uploadOwn(api, person, { bytes: jpeg });
    await scheduleRemovals(api.platform, api.clock.now());
    api.clock.advance(2 * hour);
    await api.platform.jobs.runDue();
    await api.store.db.deleteFrom('person').where('id', '=', person.personId).execute();
    await api.platform.jobs.runDue();
    expect((await served(api, body.url)).status).toBe(200);
    api.clock.advance(24 * hour);
    await api.platform.jobs.runDue();
    expect((await served(api, body.url)).status).toBe(404);
  });
});

describe('Permission', () => {
  test('rejects a change of another person’s page, without revealing whether it exists', async () => {
    const other = await newPerson(api.store.db);
    for (const id of [publicId(other), 'nobody-at-all']) {
      const answer = await sendParts(api, `/user/${id}/image/profile`, {
        body: bodyOf(partsOf({ bytes: jpeg })),
        as: person,
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'person-not-yours']);
      const removal = await api.send<{ code: string }>('DELETE', `/user/${id}/image/cover`, { as: person });
      expect([removal.status, removal.body.code]).toEqual([403, 'person-not-yours']);
    }
  });

  test('an account that is closed, and a visitor, upload nothing', async () => {
    const id = publicId(person);
    await api.store.db.deleteFrom('person').where('id', '=', person.personId).execute();
    const body = bodyOf(partsOf({ bytes: jpeg }));
    const closed = await sendParts(api, `/user/${id}/image/profile`, { body, as: person });
    expect([closed.status, closed.body.code]).toEqual([403, 'contact-required']);
    const visitor = await sendParts(api, `/user/${id}/image/profile`, { body });
    expect([visitor.status, visitor.body.code]).toEqual([401, 'sign-in-required']);
  });

  test('captain and admins change the page of a peloton, members and others don’t', async () => {
    const { db } = api.store;
    const [captain, admin, member] = [await newPerson(db), await newPerson(db), await newPerson(db)];
    const id = await newPeloton(db, [
      { person: captain, role: 'captain' },
      { person: admin, role: 'admin' },
      { person: member, role: 'member' },
    ]);
    const body = bodyOf(partsOf({ bytes: jpeg }));
    const by = (who: Person, sent = body) =>
      sendParts(api, `/peloton/${id}/image/cover`, { body: sent, as: who });
    const made = await by(captain);
    expect(made.status).toBe(200);
    expect((await api.send('GET', `/peloton/${id}`)).body).toMatchObject({ coverImageUrl: made.body.url });
    expect((await by(admin)).status).toBe(200);
    for (const who of [member, person])
      expect(await by(who)).toMatchObject({ status: 403, body: { code: 'peloton-not-yours' } });
    expect((await api.send('DELETE', `/peloton/${id}/image/cover`, { as: member })).status).toBe(403);
    expect((await api.send('DELETE', `/peloton/${id}/image/cover`, { as: admin })).status).toBe(204);
    for (const [bytes, code] of [
      [foreignFiles.svg ?? Buffer.alloc(0), 'image-type-unknown'],
      [pngHeader(30_000, 30_000), 'image-too-many-pixels'],
      [await picture(1, 1).png().toBuffer(), 'image-too-small'],
      [jpeg.subarray(0, jpeg.length / 2), 'image-unreadable'],
    ] as const)
      expect((await by(captain, bodyOf(partsOf({ bytes })))).body.code).toBe(code);
    const unknown = await sendParts(api, `/peloton/${randomUUID()}/image/cover`, { body, as: captain });
    expect([unknown.status, unknown.body.code]).toEqual([403, 'peloton-not-yours']);
  });
});

describe('Ten an hour', () => {
  test('refuses the eleventh image, of any kind, until the first is an hour old', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await uploadOwn(api, person, { bytes: jpeg })).status).toBe(200);
      api.clock.advance(minute);
    }
    const refused = await uploadOwn(api, person, { bytes: jpeg }, 'cover');
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'image-limit-reached',
      '3000',
    ]);
    api.clock.advance(50 * minute);
    expect((await uploadOwn(api, person, { bytes: jpeg }, 'cover')).status).toBe(200);
    expect((await uploadOwn(api, person, { bytes: jpeg }, 'cover')).status).toBe(429);
    const id = await newPeloton(api.store.db, [{ person, role: 'captain' }]);
    const body = bodyOf(partsOf({ bytes: jpeg }));
    const ofPeloton = await sendParts(api, `/peloton/${id}/image/cover`, { body, as: person });
    expect(ofPeloton.body.code).toBe('image-limit-reached');
  });

  test('of twenty at once ten go through', async () => {
    const small = await picture(400, 400).jpeg().toBuffer();
    const { db, clock } = api.platform;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => takeUpload({ db, clock }, person.personId)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await uploadOwn(api, person, { bytes: small })).status).toBe(429);
  });
});
