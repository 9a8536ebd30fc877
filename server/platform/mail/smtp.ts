import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/platform/settings/mail.settings.ts';
import type { LetterTransport } from './mail.ts';

/** Letters over SMTP, or null where the settings name no server. */
export const smtpTransport = ({ smtpUrl, from }: MailSettings): LetterTransport | null => {
  if (smtpUrl === null) return null;
  const smtp = createTransport(smtpUrl);
  return async ({ to, subject, text, html }) => {
    await smtp.sendMail({ from, to, subject, text, html });
  };
};
