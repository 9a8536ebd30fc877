// The double-entry ledger: what is posted, reversed and taken back. Balance and append-only are the database's own rules.

export { lockAccounts, openAccounts } from './ledger.accounts.ts';
export { type Book, openBook } from './ledger.book.ts';
export { donationSides, openDonationAccounts, postDonations } from './ledger.donations.ts';
export type { Account, Posting, RecipientAccount, Side } from './ledger.entries.ts';
export { lockTransaction } from './ledger.lock.ts';
export { postMovements } from './ledger.many.ts';
export { post, reverse } from './ledger.posting.ts';
export { takeBack } from './ledger.take-back.ts';
