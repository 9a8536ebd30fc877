import { z } from 'zod';
import { isLoopback, SettingsError, type WithMode } from './parse-variables.ts';

/** `smtpUrl` null: e-mails stay in the outbox, which /sandbox/mail shows. */
export type MailSettings = { smtpUrl: string | null; from: string };

const isSmtp = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

/** The mailer takes any option from the address, also those that disable encryption or certificates. */
const isPlain = (text: string): boolean => ['', '?requireTLS=true'].includes(URL.parse(text)?.search ?? '');

export const mailVariables = {
  SMTP_URL: z
    .string()
    .trim()
    .refine(isSmtp, { error: 'must be an smtp:// or smtps:// address', abort: true })
    .refine(isPlain, 'must have no other parameter than requireTLS=true')
    .optional(),
  MAIL_FROM: z.string().trim().optional(),
};

const sandboxFrom = 'Product <hello@product.example>';

/** Replies go to this address, and some pages show it: in production it must be one that the organization reads. */
const readFrom = (from: string | undefined, isProduction: boolean): string => {
  if (from !== undefined && from !== '') return from;
  if (isProduction)
    throw new SettingsError(
      'MAIL_FROM',
      'is needed when MODE is production: replies would go to an address that nobody reads',
    );
  return sandboxFrom;
};

/** A relay on this machine needs no encryption: the connection never leaves the machine. */
const isEncrypted = ({ protocol, search }: URL): boolean => protocol === 'smtps:' || search !== '';

export const readMail = (values: WithMode<z.output<z.ZodObject<typeof mailVariables>>>): MailSettings => {
  const isProduction = values.MODE === 'production';
  const { SMTP_URL, MAIL_FROM } = values;
  if (SMTP_URL === undefined) {
    if (isProduction)
      throw new SettingsError('SMTP_URL', 'is needed when MODE is production: letters would reach nobody');
    return { smtpUrl: null, from: readFrom(MAIL_FROM, isProduction) };
  }
  const url = new URL(SMTP_URL);
  const isHere = isLoopback(url.hostname);
  if (isProduction && !isHere && !isEncrypted(url))
    throw new SettingsError(
      'SMTP_URL',
      'must begin with smtps:// or end with ?requireTLS=true when MODE is production, or name a mail server on this machine',
    );
  if (!isProduction && !isHere)
    throw new SettingsError(
      'SMTP_URL',
      'must name a mail server on this machine in the sandbox: set MODE=production for letters to real people',
    );
  return { smtpUrl: SMTP_URL, from: readFrom(MAIL_FROM, isProduction) };
};
