import { randomUUID } from 'node:crypto';
import { type TestAnswer, type TestApi, type TestCaller, tokenFor } from '#test/support/api.ts';
import { type Person, publicId } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';

export type Part = { name: string; value: string | Buffer; fileName?: string; type?: string };

export const boundary = '----upload-of-a-test';
export const multipart = `multipart/form-data; boundary=${boundary}`;

/** A body as a browser writes it. */
export const bodyOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, fileName, type }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
          fileName === undefined ? '' : `; filename="${fileName}"`
        }\r\n${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export type Upload = {
  bytes: Buffer;
  focalX?: number | string;
  focalY?: number | string;
  fileName?: string;
  type?: string;
  key?: string;
  as?: TestCaller;
};

export const partsOf = ({
  bytes,
  focalX = 0.5,
  focalY = 0.5,
  fileName = 'me.jpg',
  type = 'image/jpeg',
}: Upload): Part[] => [
  { name: 'focalX', value: String(focalX) },
  { name: 'focalY', value: String(focalY) },
  { name: 'image', value: bytes, fileName, type },
];

/** A request over a connection that uploads an image to the person's own page. */
export const uploadRequest = (person: Person, bytes: Buffer) => ({
  path: `/api/user/${publicId(person)}/image/profile`,
  headers: {
    authorization: `Bearer ${tokenFor(person)}`,
    'idempotency-key': randomUUID(),
    'content-type': multipart,
  },
  body: bodyOf(partsOf({ bytes })),
});

export type ImageAnswer = TestAnswer<{ url: string; code: string; fields: { path: string }[] }>;

/** Sends a body of parts to an address of the API. */
export const sendParts = (
  api: TestApi,
  path: string,
  { body, as, key = randomUUID() }: { body: Buffer; as?: TestCaller; key?: string },
): Promise<ImageAnswer> =>
  api.send('POST', path, {
    ...(as ? { as } : {}),
    key,
    body,
    headers: { 'content-type': multipart },
  });

/** Uploads an image to the person's own page. */
export const uploadOwn = (
  api: TestApi,
  person: Person,
  upload: Upload,
  kind: 'profile' | 'cover' = 'profile',
): Promise<ImageAnswer> =>
  sendParts(api, `/user/${publicId(person)}/image/${kind}`, {
    body: bodyOf(partsOf(upload)),
    as: upload.as ?? person,
    ...(upload.key === undefined ? {} : { key: upload.key }),
  });

/** An image as the site serves it. */
export const served = async (api: TestApi, address: string) => {
  const { statusCode, headers, rawPayload } = await api.app.inject({ method: 'GET', url: address });
  return { status: statusCode, headers, bytes: rawPayload };
};

/** Every image and file that the database holds. */
export const heldImages = async ({ store: { db } }: TestApi) => ({
  images: (await rowsOf(db, 'image', {}, 'createdAt').read('address')).map(({ address }) => address),
  files: (await rowsOf(db, 'storedFile', {}, 'name').read('name')).map(({ name }) => name),
});
