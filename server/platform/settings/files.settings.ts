import { z } from 'zod';
import { isLoopback, SettingsError, type WithMode } from './parse-variables.ts';

/** A bucket of an S3-compatible store. `bucketUrl` has no trailing slash. */
export type S3Settings = { bucketUrl: string; region: string; keyId: string; secret: string };

/** Null: files are in the database. */
export type FilesSettings = { s3: S3Settings | null };

const isBucket = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}${url.pathname}` === url.href;
};

export const filesVariables = {
  FILES_S3_URL: z
    .string()
    .trim()
    .refine(isBucket, 'must be the http or https address of a bucket, such as https://files.s3.amazonaws.com')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  FILES_S3_REGION: z.string().trim().default('us-east-1'),
  FILES_S3_KEY_ID: z.string().trim().optional(),
  FILES_S3_SECRET: z.string().trim().optional(),
};

/** Throws `SettingsError` for a store without keys or encryption. */
export const readFiles = (values: WithMode<z.output<z.ZodObject<typeof filesVariables>>>): FilesSettings => {
  const { FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY_ID, FILES_S3_SECRET } = values;
  if (FILES_S3_URL === undefined) {
    const alone = Object.entries({ FILES_S3_KEY_ID, FILES_S3_SECRET }).find(([, value]) => value);
    if (alone) throw new SettingsError(alone[0], 'needs FILES_S3_URL beside it, the address of the bucket');
    return { s3: null };
  }
  if (!FILES_S3_KEY_ID) throw new SettingsError('FILES_S3_KEY_ID', 'is needed with FILES_S3_URL');
  if (!FILES_S3_SECRET) throw new SettingsError('FILES_S3_SECRET', 'is needed with FILES_S3_URL');
  const { protocol, hostname } = new URL(FILES_S3_URL);
  const isHere = isLoopback(hostname);
  if (values.MODE === 'sandbox' && !isHere)
    throw new SettingsError('FILES_S3_URL', 'must name a store on this machine in the sandbox');
  if (protocol !== 'https:' && !isHere)
    throw new SettingsError('FILES_S3_URL', 'must begin with https://, or name a store on this machine');
  return {
    s3: { bucketUrl: FILES_S3_URL, region: FILES_S3_REGION, keyId: FILES_S3_KEY_ID, secret: FILES_S3_SECRET },
  };
};
