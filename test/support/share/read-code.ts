import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** What a camera reads in a picture (SVG or PNG) of a QR code, by another library than the one that made it. */
export const readCode = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
};
