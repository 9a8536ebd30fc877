import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const packers = {
  // Built files use the best compression. For a page, its last two hundredths would cost six times as long (17 ms).
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

export type Encoding = keyof typeof packers;

export const pack = (encoding: Encoding, text: string): Promise<Buffer> => packers[encoding](text);

/** A document for many readers: each encoding is compressed once. */
export type PackedDocument = { html: string; packed: (encoding: Encoding) => Promise<Buffer> };

export const packedOnce = (html: string): PackedDocument => {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    html,
    packed: (encoding) => {
      made[encoding] ??= pack(encoding, html);
      return made[encoding];
    },
  };
};

/** The best encoding that a request accepts; null for none of ours. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null => {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? null;
};
