import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { accountClosingSamples } from '#server/account-closing/account-closing.samples.ts';
import { contactAddressSamples } from '#server/contact-address/contact-address.samples.ts';
import { donationSamples } from '#server/donation/donation.samples.ts';
import { fundSharingSamples } from '#server/fund-sharing/fund-sharing.samples.ts';
import { fundraisingDeadlineSamples } from '#server/fundraising-deadline/fundraising-deadline.samples.ts';
import { invitationSamples } from '#server/invitation/invitation.samples.ts';
import { memberDeskSamples } from '#server/member-desk/member-desk.samples.ts';
import { membershipSamples } from '#server/membership/membership.samples.ts';
import type { Samples } from '#server/platform/mail/email.ts';
import { attachmentsOf, type EmailKind } from '#server/platform/mail/mail.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { read } from '#server/platform/sandbox/requests.ts';
import { receiptSamples } from '#server/receipt/receipt.samples.ts';
import { recurringDonationSamples } from '#server/recurring-donation/recurring-donation.samples.ts';
import { registrationSamples } from '#server/registration/registration.samples.ts';
import { rideRouteSamples } from '#server/ride-route/ride-route.samples.ts';
import { shiftLeadSamples } from '#server/shift-lead/shift-lead.samples.ts';
import { simulatorsSamples } from '#server/simulators/simulators.samples.ts';
import { superPelotonSamples } from '#server/super-peloton/super-peloton.samples.ts';
import { thankYouSamples } from '#server/thank-you/thank-you.samples.ts';
import { volunteeringSamples } from '#server/volunteering/volunteering.samples.ts';
import { inScheme, kindPage, kindsPage, schemes } from './pages/kinds.page.ts';
import { emailPage, emailsOnPage, outboxPage } from './pages/mail.page.ts';
import type { SandboxParts } from './sandbox.parts.ts';
import { findEmail, findEmails } from './sandbox.queries.ts';

/** Examples of the e-mails, by subject. */
export const emailGroups = (publicUrl: string) => ({
  Registration: { ...registrationSamples(publicUrl), ...rideRouteSamples(publicUrl) },
  Gifts: { ...donationSamples(publicUrl), ...receiptSamples(publicUrl), ...thankYouSamples(publicUrl) },
  'Monthly gifts': recurringDonationSamples(publicUrl),
  Commitment: fundraisingDeadlineSamples(publicUrl),
  Pelotons: {
    ...invitationSamples(publicUrl),
    ...membershipSamples(publicUrl),
    ...memberDeskSamples(publicUrl),
    ...superPelotonSamples(publicUrl),
  },
  'Fund sharing': fundSharingSamples(publicUrl),
  Shifts: { ...volunteeringSamples(publicUrl), ...shiftLeadSamples(publicUrl) },
  Account: {
    ...contactAddressSamples(publicUrl),
    ...accountClosingSamples(publicUrl),
    ...simulatorsSamples(publicUrl),
  },
});

/** Examples of every kind of e-mail: a new kind without an example does not compile. */
export const samplesIn = (groups: ReturnType<typeof emailGroups>): Samples<EmailKind> => ({
  ...groups.Registration,
  ...groups.Gifts,
  ...groups['Monthly gifts'],
  ...groups.Commitment,
  ...groups.Pelotons,
  ...groups['Fund sharing'],
  ...groups.Shifts,
  ...groups.Account,
});

const idParams = z.object({ id: z.uuid() });
const attachmentParams = z.object({ id: z.uuid(), position: z.coerce.number().int().min(0) });
const kindParams = z.object({ kind: z.string() });
const sampleParams = z.object({ kind: z.string(), position: z.coerce.number().int().min(0) });
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
const schemeQuery = z.object({ scheme: z.enum(schemes) });

const send = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

/** Sends an e-mail by itself. Its links open outside of its frame; it may load nothing, as in a mail program. */
const sendLetter = (reply: FastifyReply, html: string) =>
  send(
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'",
    ),
    html.replace(/^(<!doctype html>\n<html[^>]*>\n<head>)?/, '$1<base target="_top">'),
  );

/** The sent e-mails, and an example of each kind. */
export const mailPages = (app: FastifyInstance, { platform: { db, settings } }: SandboxParts): void => {
  // Made on request: most servers start without anybody looking at them.
  const groups = () => emailGroups(settings.publicUrl);
  const letter = async (params: unknown) => {
    const found = await findEmail(db, read(idParams, params).id);
    if (!found) throw platformProblem('not-found');
    return found;
  };
  const samplesOf = (kind: string) => {
    const [, found] = Object.entries(samplesIn(groups())).find(([name]) => name === kind) ?? [];
    if (!found) throw platformProblem('not-found');
    return found;
  };

  app.get('/sandbox/mail', async (request, reply) => {
    const { page } = read(pageQuery, request.query);
    const letters = await findEmails(db, {}, { limit: emailsOnPage + 1, offset: (page - 1) * emailsOnPage });
    return send(reply, outboxPage(letters, page));
  });
  app.get('/sandbox/mail/kinds', async (_request, reply) => send(reply, kindsPage(groups())));
  app.get('/sandbox/mail/kinds/:kind', async (request, reply) => {
    const { kind } = read(kindParams, request.params);
    return send(reply, kindPage(kind, samplesOf(kind)));
  });
  app.get('/sandbox/mail/kinds/:kind/:position', async (request, reply) => {
    const { kind, position } = read(sampleParams, request.params);
    const sample = samplesOf(kind)[position];
    if (!sample) throw platformProblem('not-found');
    return sendLetter(reply, inScheme(sample.letter.html, read(schemeQuery, request.query).scheme));
  });
  app.get('/sandbox/mail/:id', async (request, reply) =>
    send(
      reply,
      emailPage(await letter(request.params), await attachmentsOf(db, read(idParams, request.params).id)),
    ),
  );
  app.get('/sandbox/mail/:id/attachments/:position', async (request, reply) => {
    const { id, position } = read(attachmentParams, request.params);
    const file = (await attachmentsOf(db, id))[position];
    if (!file) throw platformProblem('not-found');
    const headers = { 'content-disposition': `inline; filename="${file.fileName}"` };
    return reply.type(file.contentType).headers(headers).send(Buffer.from(file.content));
  });
  app.get('/sandbox/mail/:id/html', async (request, reply) =>
    sendLetter(reply, (await letter(request.params)).html),
  );
};
