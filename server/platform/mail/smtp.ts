import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/platform/settings/mail.settings.ts';
import type { EmailTransport } from './mail.ts';

/** Time limits for a mail server, in milliseconds. */
export type SmtpLimits = {
  connectionTimeout: number;
  greetingTimeout: number;
  /** Silence at any later step. */
  socketTimeout: number;
};

// The sum stays below the lease of a job: otherwise another process would send the e-mail again.
export const smtpLimits: SmtpLimits = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
};

/** E-mails over SMTP, or null if the settings name no server. */
export const smtpTransport = (
  { smtpUrl, from }: MailSettings,
  limits: SmtpLimits = smtpLimits,
): EmailTransport | null => {
  if (smtpUrl === null) return null;
  const smtp = createTransport({ url: smtpUrl, ...limits });
  return async ({ to, subject, text, html, attachments = [] }) => {
    // As text, the library would parse it as a list of addresses: several, or another one than was counted.
    const files = attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    }));
    await smtp.sendMail({ from, to: { name: '', address: to }, subject, text, html, attachments: files });
  };
};
