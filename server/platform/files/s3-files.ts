import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#server/platform/settings/files.settings.ts';
import { type Files, fileName } from './files.ts';

/** Time limit of the store, in milliseconds. */
const patience = 10_000;

/** Loaded with the first file: most servers keep theirs in the database. */
const clientOf = async ({ keyId, secret, region }: S3Settings): Promise<AwsClient> => {
  const { AwsClient } = await import('aws4fetch');
  return new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 2 });
};

const failure = (name: string, response: Response): Error =>
  new Error(`The file store answered ${response.status} for ${name}`);

/** Files in a bucket of an S3-compatible store. Every request is signed, with the hash of its body. */
export const s3Files = (settings: S3Settings): Files => {
  let opened: Promise<AwsClient> | null = null;
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    opened ??= clientOf(settings);
    const client = await opened;
    const content = Buffer.from(body ?? []);
    return client.fetch(`${settings.bucketUrl}/${fileName(name)}`, {
      method,
      headers: { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') },
      ...(body && { body: content }),
      signal: AbortSignal.timeout(patience),
    });
  };
  return {
    put: async (name, body) => {
      const response = await ask('PUT', name, body);
      await response.body?.cancel();
      if (!response.ok) throw failure(name, response);
    },
    open: async (name) => {
      const response = await ask('GET', name);
      if (response.ok && response.body)
        return {
          body: Readable.fromWeb(response.body as ReadableStream),
          size: Number(response.headers.get('content-length')),
        };
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw failure(name, response);
    },
    remove: async (name) => {
      const response = await ask('DELETE', name);
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw failure(name, response);
    },
  };
};
