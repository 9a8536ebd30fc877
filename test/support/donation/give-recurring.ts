import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { riderElsewhere } from '#test/support/member-desk/desk-people.ts';
import { goodDraft } from './donation-fixture.ts';
import { donationRequest, donorOf } from './donation-request.ts';

type To = { recipientType: 'User' | 'Peloton' | 'General'; id: string | null };

/**
 * Begins a recurring donation of $50, the fee covered, by its first charge. One in the name of an address belongs to the person who signs
 * in with it. The card is another one than the demo's people have on file.
 */
export const giveRecurring = async (page: Page, email: string, recipient: To): Promise<void> => {
  const donor = donorOf(goodDraft.firstName, goodDraft.lastName, email);
  const response = await page.request.fetch('/api/donation', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'donation-device': randomUUID() },
    data: donationRequest(recipient, { frequency: 'Monthly', donor }),
  });
  if (response.status() !== 201)
    throw new Error(`The first gift answered ${response.status()}: ${await response.text()}`);
};

/** Somebody who takes donations and whom no other test knows: a search would find people who belong to other tests. */
export const bringTaker = async (page: Page): Promise<{ recipientType: 'User'; id: string }> => {
  const { publicId } = await riderElsewhere(page, 'Mira', 'Quill');
  return { recipientType: 'User', id: publicId };
};
