import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const signed =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

type Keys = { keyId: string; secret: string; region: string };

/** Checks a request as the protocol says (AWS Signature Version 4), from the specification and not by the client's code. */
const refusalOf = (
  request: IncomingMessage,
  body: Buffer,
  { keyId, secret, region }: Keys,
): string | null => {
  const [, id, day = '', zone, names = '', signature = ''] =
    signed.exec(request.headers.authorization ?? '') ?? [];
  if (id !== keyId || zone !== region) return 'InvalidAccessKeyId';
  const date = String(request.headers['x-amz-date']);
  const content = String(request.headers['x-amz-content-sha256']);
  if (!date.startsWith(day) || Math.abs(Date.now() - timeOf(date)) > 15 * 60_000)
    return 'RequestTimeTooSkewed';
  if (content !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const headers = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => headers.includes(name)))
    return 'SignatureDoesNotMatch';
  const { pathname, search } = new URL(request.url ?? '/', 'http://store');
  const canonical = [
    request.method,
    pathname,
    search.slice(1),
    ...headers.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    content,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const isRight = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
  return isRight ? null : 'SignatureDoesNotMatch';
};

/** `20270301T120000Z` in milliseconds. */
const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** A store that speaks the part of S3's protocol that the server uses, over HTTP, and refuses what isn't signed with its keys. */
export const openS3 = async (keys: Keys) => {
  const objects = new Map<string, Buffer>();
  /** Statuses that the next requests get instead of an answer. */
  const outages: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    const outage = outages.shift();
    if (outage !== undefined) return fail(outage, 'SlowDown');
    const refusal = refusalOf(request, body, keys);
    if (refusal !== null) return fail(403, refusal);
    const name = String(request.url);
    if (request.method === 'PUT') {
      objects.set(name, body);
      return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const object = objects.get(name);
    return object === undefined
      ? fail(404, 'NoSuchKey')
      : response.writeHead(200, { 'content-length': object.length }).end(object);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    outages,
    bucketUrl: `http://127.0.0.1:${port}/bucket`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
