import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/platform/settings/mail.settings.ts';
import type { LetterTransport } from './mail.ts';

/** How long a mail server may let us wait, milliseconds. */
export type SmtpLimits = {
  connectionTimeout: number;
  greetingTimeout: number;
  /** Silence at any step after that. */
  socketTimeout: number;
};

// All of it together stays below the lease of a job: left to wait longer, another process would send the letter again.
export const smtpLimits: SmtpLimits = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
};

/** Letters over SMTP, or null where the settings name no server. */
export const smtpTransport = (
  { smtpUrl, from }: MailSettings,
  limits: SmtpLimits = smtpLimits,
): LetterTransport | null => {
  if (smtpUrl === null) return null;
  const smtp = createTransport({ url: smtpUrl, ...limits });
  return async ({ to, subject, text, html, attachments = [] }) => {
    // As text it would be read as a list of names and addresses: several, or another than was counted.
    const files = attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    }));
    await smtp.sendMail({ from, to: { name: '', address: to }, subject, text, html, attachments: files });
  };
};
