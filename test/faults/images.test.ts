import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { tokenFor } from '#test/support/api.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { heldProcesses, type Running } from '#test/support/held-process.ts';
import { attackImages } from '#test/support/image/attack-images.ts';
import { heavyPicture, picture } from '#test/support/image/image-files.ts';
import { bodyOf, multipart, partsOf, uploadRequest } from '#test/support/image/upload.ts';
import { rowsOf } from '#test/support/rows.ts';
import { sendWhole } from '#test/support/send-whole.ts';

/** The images of the storm; FAULTS_IMAGES sets another number. */
const images = Number(process.env.FAULTS_IMAGES ?? 40);
const clock = '2027-03-01T15:00:00Z';

/** Megabytes that the embedded database adds as its pages fill: it stores them in the server's own process. */
const ofDatabase = process.env.TEST_STORE === 'postgres' ? 0 : 128;

let people: Person[];
const { withStore, start, kill } = heldProcesses(async ({ db }) => {
  await seedEvent(db);
  people = [];
  for (let count = 0; count < Math.max(40, Math.ceil(images / 10)) + 1; count += 1)
    people.push(await newPerson(db));
});

const personAt = (index: number): Person => {
  const person = people[index % people.length];
  if (person === undefined) throw new Error('People were made.');
  return person;
};

const pathOf = (person: Person) => `/api/user/${publicId(person)}/image/profile`;
const headersOf = (person: Person) => ({
  authorization: `Bearer ${tokenFor(person)}`,
  'idempotency-key': randomUUID(),
  'content-type': multipart,
});

const upload = async ({ address }: Running, person: Person, bytes: Buffer) => {
  const answer = await fetch(`${address}${pathOf(person)}`, {
    method: 'POST',
    headers: headersOf(person),
    body: new Uint8Array(bodyOf(partsOf({ bytes }))),
  });
  return { status: answer.status, body: (await answer.json()) as { url?: string; code?: string } };
};

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The decoder's process, while it runs. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Resets the process's peak of memory: a start takes more than everything after it. */
const forgetMost = (pid: number) => {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch (error) {
    // It may have ended meanwhile.
    if (statusOf(pid) !== '') throw error;
  }
};

/** The process's memory now, and its peak, in megabytes. */
const memoryOf = (pid: number) => {
  const status = statusOf(pid);
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM'), shared: of('RssFile') };
};

test.runIf(process.platform === 'linux')(
  'hostile images crash nothing, and take no more than 256 MB',
  { tags: 'everything', timeout: 1_200_000 },
  async () => {
    const attacks = await attackImages();
    const server = await start(clock);
    // The baseline is a server that has decoded before: its code is loaded, and the decoder has ended.
    await upload(server, personAt(people.length - 1), await picture(450, 450).jpeg().toBuffer());
    await expect.poll(() => childrenOf(server.pid), { timeout: 30_000 }).toEqual([]);
    const rest = memoryOf(server.pid).now;
    let most = 0;
    const answers = new Map<string, number>();
    for (let index = 0; index < images; index += 1) {
      const bytes = attacks[index % attacks.length] ?? Buffer.alloc(0);
      for (const pid of [server.pid, ...childrenOf(server.pid)]) forgetMost(pid);
      const { status, body } = await upload(server, personAt(index), bytes);
      // The decoder's own memory, without its code: the server has the same pages.
      const decoders = childrenOf(server.pid).map(memoryOf);
      const ofDecoders = decoders.reduce((sum, one) => sum + one.most - one.shared, 0);
      most = Math.max(most, memoryOf(server.pid).most + ofDecoders);
      const answer = `${status} ${body.code ?? 'shown'}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      if (body.url !== undefined) {
        const served = await fetch(`${server.address}${body.url}`);
        expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
        await served.arrayBuffer();
      }
    }
    const { now } = memoryOf(server.pid);
    process.stdout.write(
      `${images} images: ${Math.round(most - rest)} MB above rest at most, ${Math.round(now - rest)} MB of the server at the end; ${JSON.stringify([...answers])}\n`,
    );
    expect([...answers.keys()].sort()).toEqual([
      '200 shown',
      '415 image-type-unknown',
      '422 image-too-many-pixels',
      '422 image-too-small',
      '422 image-unreadable',
    ]);
    expect(most - rest).toBeLessThan(256 + ofDatabase);
  },
);

/** Sends the first bytes of an upload and hangs up. */
const cutOff = async ({ address }: Running, person: Person, body: Buffer, sent: number): Promise<void> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = Object.entries({ ...headersOf(person), host: 'localhost', 'content-length': body.length })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const request = Buffer.concat([Buffer.from(`POST ${pathOf(person)} HTTP/1.1\r\n${head}\r\n`), body]);
  socket.end(request.subarray(0, request.length - body.length + sent));
  let isLeftOpen = false;
  socket.setTimeout(90_000, () => {
    isLeftOpen = true;
    socket.destroy();
  });
  // Any answer to an incomplete request.
  await text(socket).catch(() => '');
  expect(isLeftOpen, `the server leaves the request open that ended after ${sent} bytes`).toBe(false);
};

test('an upload that is cut off at any byte leaves the old image, and nothing else', {
  tags: 'everything',
}, async () => {
  const server = await start(clock);
  const person = personAt(0);
  const old = await upload(server, person, await picture(450, 450).jpeg({ quality: 20 }).toBuffer());
  expect(old.status).toBe(200);
  const bytes = await picture(420, 420).jpeg({ quality: 20 }).toBuffer();
  const body = bodyOf(partsOf({ bytes }));
  // Every byte of the parts around the image, and steps within it.
  const wrapping = body.length - bytes.length;
  const cuts = Array.from({ length: body.length }, (_, at) => at).filter(
    (at) => at < wrapping || at > body.length - 60 || at % 997 === 0,
  );
  for (const sent of cuts) await cutOff(server, person, body, sent);
  const after = await upload(server, personAt(1), bytes);
  expect(after.status).toBe(200);
  await kill();
  const left = await withStore(async ({ db }) => ({
    images: (await db.selectFrom('image').select('address').execute()).map(({ address }) => address).sort(),
    files: (await db.selectFrom('storedFile').select('name').execute()).length,
    uploads: (await db.selectFrom('imageUpload').select('id').execute()).length,
    shown: await rowsOf(db, 'person', { id: person.personId }).readOne('profileImageUrl'),
  }));
  expect(left).toEqual({
    images: [old.body.url, after.body.url].sort(),
    files: 4,
    uploads: 2,
    shown: { profileImageUrl: old.body.url },
  });
});

test.each<[string, number, 'length' | 'chunks', (number | null)[]]>([
  ['of half a megabyte', 0.5, 'length', [200, 503]],
  ['of half a megabyte in chunks', 0.5, 'chunks', [200, 503]],
  ['of fourteen megabytes', 14, 'length', [200, 503]],
  ['of fourteen megabytes in chunks', 14, 'chunks', [200, 503]],
  ['of more than is taken', 21, 'length', [413]],
  ['of more than is taken in chunks', 21, 'chunks', [413, 503]],
])(
  'of forty uploads at once %s each reads its answer, and others are served meanwhile',
  {
    tags: 'everything',
    timeout: 300_000,
  },
  async (_, megabytes, framing, expected) => {
    const server = await start(clock);
    const image = await heavyPicture(megabytes * 1024 * 1024);
    const begun = performance.now();
    let open = 40;
    const uploads = people.slice(0, open).map(async (person) => {
      const answer = await sendWhole(server.address, { ...uploadRequest(person, image), framing });
      open -= 1;
      return answer.status;
    });
    const waits: number[] = [];
    while (open > 0) {
      const asked = performance.now();
      const answer = await fetch(`${server.address}/api/settings`);
      await answer.arrayBuffer();
      waits.push(performance.now() - asked);
      expect(answer.status).toBe(200);
    }
    const statuses = Map.groupBy(await Promise.all(uploads), (status) => status);
    process.stdout.write(
      `${JSON.stringify([...statuses].map(([status, { length }]) => [status, length]))} in ${Math.round(performance.now() - begun)} ms; others waited ${Math.round(Math.max(...waits))} ms at most\n`,
    );
    expect([...statuses.keys()].filter((status) => !expected.includes(status))).toEqual([]);
    expect(waits.length).toBeGreaterThan(5);
  },
);
