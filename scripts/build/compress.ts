import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = resolve(import.meta.dirname, '../../dist');
const worthIt = /\.(js|css|html|svg|json|txt|webmanifest|xml)$/;
/** Smaller than one network packet: compressing it saves no round trip. */
const leastBytes = 1_000;

const squeeze = promisify(gzip);
const squeezeHard = promisify(brotliCompress);
const slowest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

// Done once at build time, so that the server sends the best compression without work for each request.
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => worthIt.test(path));
await Promise.all(
  files.map(async (path) => {
    const file = join(folder, path);
    const content = readFileSync(file);
    if (content.length < leastBytes) return;
    writeFileSync(`${file}.gz`, await squeeze(content, { level: 9 }));
    writeFileSync(`${file}.br`, await squeezeHard(content, slowest));
  }),
);
