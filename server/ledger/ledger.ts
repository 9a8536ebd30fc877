// The double-entry ledger: what is posted, reversed and taken back. Balance and append-only are the database's own rules.

export type { Account, Posting, RecipientAccount, Side } from './ledger.entries.ts';
export { lockTransaction } from './ledger.lock.ts';
export { type OwnerType, partOf } from './ledger.part.ts';
export { post, reverse } from './ledger.posting.ts';
export { takeBack } from './ledger.take-back.ts';
