import { eventZone, lastDayIn } from '#machines/calendar.ts';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import type { GroupCode } from './use-group-code.ts';

/** The number of uses of a group code, and its expiry. */
export const usesText = ({ uses, useLimit, expiresAt }: Omit<GroupCode, 'code'>): string =>
  `${uses === 0 ? 'No one has used it yet' : `${counted(uses, 'person has', 'people have')} used it`}. Good for ${counted(useLimit, 'person', 'people')}, until ${dateText(lastDayIn(eventZone, expiresAt))}.`;
