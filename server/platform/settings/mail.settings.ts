import { z } from 'zod';
import { SettingsError, type WithMode } from './settings-error.ts';

/** `smtpUrl` null: letters stay in the outbox, which /sandbox/mail shows. */
export type MailSettings = { smtpUrl: string | null; from: string };

export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().default('Product <hello@product.example>'),
};

export const readMail = (values: WithMode<z.output<z.ZodObject<typeof mailVariables>>>): MailSettings => {
  if (values.MODE === 'production' && !values.SMTP_URL)
    throw new SettingsError('SMTP_URL', 'is needed when MODE is production: letters would reach nobody');
  return { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM };
};
