// The double-entry ledger. The database itself enforces balance and append-only.

export { lockAccounts, lockTransaction, openAccounts } from './ledger.accounts.ts';
export { type Book, openBook } from './ledger.book.ts';
export { donationSides, openDonationAccounts, postDonations } from './ledger.donations.ts';
export type { Account, Posting, RecipientAccount, Side } from './ledger.entries.ts';
export { post, postMovements, reverse } from './ledger.posting.ts';
export { takeBack } from './ledger.take-back.ts';
