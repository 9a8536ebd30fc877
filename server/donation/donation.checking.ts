import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { chargeFor } from './donation.money.ts';
import type { GiftBody } from './donation.types.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const publicId = /^[a-z0-9-]{3,40}$/;

const refuse = (path: string, message: string): never => {
  throw new ProblemError('validation-failed', { fields: [{ path, code: 'invalid', message }] });
};

/** Refuses an id that can be nobody's. */
export const checkRecipient = ({ recipientType, id }: GiftBody['recipient']): void => {
  if (recipientType === 'General') {
    if (id !== null) refuse('/body/recipient/id', 'The general fund has no id.');
    return;
  }
  const isKnown = id !== null && (recipientType === 'User' ? publicId : uuid).test(id);
  if (!isKnown) throw new ProblemError('recipient-not-found');
};

/** Refuses what contradicts itself; what only the database knows is asked there. */
export const checkGift = (body: GiftBody): void => {
  checkRecipient(body.recipient);
  if (body.frequency === 'Organization' && body.organization === null)
    refuse('/body/organization', 'Name the organization that gives.');
  if (body.frequency !== 'Organization' && body.organization !== null)
    refuse('/body/organization', 'An organization gives with the frequency Organization.');
  if (body.frequency === 'Monthly' && 'chariotSession' in body.payment)
    refuse('/body/payment', 'A donor-advised fund can’t be charged every month. Take another method.');
  if (body.charge !== chargeFor(body.amount, body.isFeeCovered)) throw new ProblemError('charge-changed');
};

/** E-mail addresses are the same whatever their case, and the contract lets ASCII through only. */
export const normalised = (email: string): string => email.trim().toLowerCase();
