import type { Sheet } from './shift-lead.types.ts';

/** The phase of a shift in its lead’s day: `next` is the first that hasn’t begun. */
export type SheetPhase = 'now' | 'next' | 'later' | 'over';

/**
 * Sheets with their phases, in the order that a lead needs; ended shifts come last.
 * @param sheets in order of time
 * @param now epoch milliseconds by the server’s clock
 */
export const withPhases = <Of extends Pick<Sheet, 'startsAt' | 'endsAt'>>(
  sheets: readonly Of[],
  now: number,
): { sheet: Of; phase: SheetPhase }[] => {
  const next = sheets.find(({ startsAt }) => Date.parse(startsAt) > now);
  const phased = sheets.map((sheet) => {
    if (Date.parse(sheet.endsAt) <= now) return { sheet, phase: 'over' as const };
    if (Date.parse(sheet.startsAt) <= now) return { sheet, phase: 'now' as const };
    return { sheet, phase: sheet === next ? ('next' as const) : ('later' as const) };
  });
  return [
    ...phased.filter(({ phase }) => phase !== 'over'),
    ...phased.filter(({ phase }) => phase === 'over'),
  ];
};
