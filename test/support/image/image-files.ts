import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

/** A picture of noise, as a camera's is no flat colour. */
export const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#3a7', noise } });

/** Left half red, right half blue, top third of both white: what is where after turning and cropping can be read. */
export const quarters = async (width: number, height: number) => {
  const part = (w: number, h: number, background: string) =>
    sharp({ create: { width: w, height: h, channels: 3, background } })
      .png()
      .toBuffer();
  const half = Math.round(width / 2);
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: await part(width - half, height, '#00f'), left: half, top: 0 },
    { input: await part(width, Math.round(height / 3), '#fff'), left: 0, top: 0 },
  ]);
};

/** A JPEG with so many bytes behind it, which are part of no picture. */
export const heavyPicture = async (bytes: number): Promise<Buffer> =>
  Buffer.concat([await picture(450, 450).jpeg().toBuffer(), Buffer.alloc(bytes)]);

/** A round mark of one colour on nothing, 500 pixels wide: what is around it is black without a trace of alpha. */
export const mark = (colour: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><circle cx="250" cy="250" r="150" fill="${colour}"/></svg>`,
    ),
  );

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const crc = (bytes: Buffer): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(named));
  return Buffer.concat([size, named, check]);
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG whose header says a size, with a row of pixels at most: 70 bytes that would become gigabytes. */
export const pngHeader = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1 + Math.min(width, 1000) * 3));
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The PNG with a chunk put behind its header. */
export const withChunk = (png: Buffer, type: string, data: Buffer): Buffer => {
  const behindHeader = pngSignature.length + 25;
  return Buffer.concat([png.subarray(0, behindHeader), chunk(type, data), png.subarray(behindHeader)]);
};

/** A colour profile of a few kilobytes that becomes `megabytes` when it is unpacked. */
export const profileBomb = (megabytes: number): Buffer =>
  Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), deflateSync(Buffer.alloc(megabytes * 1024 * 1024))]);

/** The JPEG with a segment put behind its first marker. */
export const withSegment = (jpeg: Buffer, marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

/** An invalid colour profile, whose table claims to be gigabytes long. */
export const brokenProfile = (): Buffer => {
  const profile = Buffer.alloc(4096, 0xff);
  profile.writeUInt32BE(profile.length, 0);
  profile.write('lcms', 4, 'latin1');
  profile.write('mntrRGB XYZ ', 12, 'latin1');
  profile.write('acsp', 36, 'latin1');
  profile.writeUInt32BE(0x7fffffff, 128);
  return Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.from([1, 1]), profile]);
};

const script = '<script>alert(document.domain)</script>';
const html = `<!doctype html><html><body>${script}</body></html>`;

/** Files that the site does not read as images, under any file name. */
export const foreignFiles: Readonly<Record<string, Buffer>> = {
  svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">${script}</svg>`),
  'svg behind xml': Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  ),
  html: Buffer.from(html),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'gif and html': Buffer.from(`GIF89a/*${html}*/=1;`),
  tiff: Buffer.from('49492a0008000000000000000000000000000000', 'hex'),
  heic: Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(64)]),
  zip: Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(64)]),
  empty: Buffer.alloc(0),
  zeros: Buffer.alloc(4096),
};

/** Files that begin as an image and end as something else. */
export const polyglots = (jpeg: Buffer): Readonly<Record<string, Buffer>> => ({
  'jpeg and html': Buffer.concat([jpeg, Buffer.from(html)]),
  'jpeg and zip': Buffer.concat([jpeg, Buffer.from('504b0304', 'hex'), Buffer.from('index.html')]),
  'jpeg with html in a comment': withSegment(jpeg, 0xfe, Buffer.from(html)),
  'jpeg with svg in a comment': withSegment(jpeg, 0xfe, foreignFiles.svg ?? Buffer.alloc(0)),
});
