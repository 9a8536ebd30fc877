import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const asn1 = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;

/** One element of DER: tag, length in as few bytes as it takes, contents. */
const der = (tag: number, ...contents: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content]);
};

const sequence = (...contents: Buffer[]) => der(asn1.sequence, ...contents);

const oid = (hex: string) => der(asn1.oid, Buffer.from(hex, 'hex'));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = oid('550403');
const subjectAltName = oid('551d11');
const basicConstraints = oid('551d13');

/** A time in the form of DER: YYMMDDHHMMSSZ. */
const utcTime = (date: Date) =>
  der(asn1.utcTime, `${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);

const bits = (content: Buffer) => der(asn1.bitString, Buffer.from([0]), content);

const day = 24 * 3600 * 1000;

/** A certificate for https on localhost, its own authority, good for two days; both parts as PEM. */
export const localhostCertificate = (): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(asn1.set, sequence(commonName, der(asn1.utf8, 'localhost'))));
  const names = sequence(der(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1])));
  const isAuthority = sequence(der(asn1.boolean, Buffer.from([255])));
  const extensions = sequence(
    sequence(subjectAltName, der(asn1.octetString, names)),
    sequence(basicConstraints, der(asn1.octetString, isAuthority)),
  );
  const content = sequence(
    der(0xa0, der(asn1.integer, Buffer.from([2]))),
    der(asn1.integer, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
};
