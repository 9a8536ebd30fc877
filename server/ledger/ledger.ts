// The double-entry ledger. The database itself enforces balance and append-only.

export { lockAccounts, openAccounts } from './ledger.accounts.ts';
export { type Book, openBook } from './ledger.book.ts';
export { donationSides, openDonationAccounts, postDonations } from './ledger.donations.ts';
export type { Account, Posting, RecipientAccount, Side } from './ledger.entries.ts';
export { lockTransaction } from './ledger.lock.ts';
export { postMovements } from './ledger.many.ts';
export { post, reverse } from './ledger.posting.ts';
export { takeBack } from './ledger.take-back.ts';
