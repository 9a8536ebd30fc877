import { compare, type Operation } from 'fast-json-patch';
import { log } from './log.ts';

/** The steps (RFC 6902) from one object to the other; none, and an error in the log, if either is null. */
export const patchBetween = (before: object | null, after: object | null): Operation[] => {
  if (before === null || after === null) {
    log.error('A patch needs both the object before and the object after');
    return [];
  }
  return compare(before, after);
};
