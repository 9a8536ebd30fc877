import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/platform/settings/mail.settings.ts';
import type { LetterTransport } from './mail.ts';

/** Letters over SMTP, or null where the settings name no server. */
export const smtpTransport = ({ smtpUrl, from }: MailSettings): LetterTransport | null => {
  if (smtpUrl === null) return null;
  const smtp = createTransport(smtpUrl);
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
