export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The brands of an ISO media file: its own, and the compatible ones. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (latin(bytes, 4, 8) !== 'ftyp') return [];
  const size = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256, bytes.length);
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(latin(bytes, at, at + 4));
  return brands;
};

/** The file's type by its first bytes; null for unsupported types. Names and media types are not reliable. */
export const typeOf = (bytes: Uint8Array): ImageType | null => {
  if (bytes.length < 16) return null;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
};
