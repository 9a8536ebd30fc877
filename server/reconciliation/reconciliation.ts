export { followDispute, followOrder, followTransactions } from './reconciliation.following.ts';
