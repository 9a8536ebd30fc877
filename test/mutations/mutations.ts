import { keys } from './keys.ts';
import { locks } from './locks.ts';
import type { Mutation } from './mutation.ts';
import { rules } from './rules.ts';
import { transactions } from './transactions.ts';

/** All faults that the gate must find. A fault that no test finds is a missing test. */
export const mutations: readonly Mutation[] = [...locks, ...keys, ...transactions, ...rules];
