import { heightAt, profileOf } from '#server/platform/pages/land.ts';
import { fixed } from './email-colors.ts';
import { inDollars } from './format.ts';

/**
 * The land in a letter's head: the same id has the same land on the pages. With `raised` and `goal`, in cents, it is
 * filled up to where its owner is; a goal of nothing shows no way.
 */
export type Climb = { id: string; raised?: number; goal?: number };

const columns = 50;
const highest = 76;
const lowest = 6;

type Way = { id: string; raised: number; goal: number };

const wayOf = ({ id, raised = 0, goal = 0 }: Climb): Way | null => (goal > 0 ? { id, raised, goal } : null);

/** The picture in words, which stand under it, and in the text part. */
export const climbInWords = (climb: Climb): string | null => {
  const way = wayOf(climb);
  if (way === null) return null;
  const { raised, goal } = way;
  return raised >= goal
    ? `${inDollars(raised)} raised. The goal was ${inDollars(goal)}.`
    : `${inDollars(raised)} raised of ${inDollars(goal)}. ${inDollars(goal - raised)} to go.`;
};

const cell = (height: number, color: string | null, style = ''): string =>
  `<tr><td height="${height}"${color ? ` bgcolor="${color}"` : ''} style="height: ${height}px; font-size: 1px; line-height: 1px${
    color ? `; background-color: ${color}` : ''
  }${style}">&nbsp;</td></tr>`;

const column = (rows: string): string =>
  `<td width="2%" valign="bottom"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table></td>`;

/** Where somebody is on the way. */
const pin = cell(10, '#ffffff', '; border-radius: 5px') + cell(3, null);
const flag = (isReached: boolean): string =>
  cell(12, isReached ? fixed.accent : fixed.ridge, `; border-left: 2px solid ${fixed.onNight}`) +
  cell(8, null, `; border-left: 2px solid ${fixed.onNight}`);

/**
 * Letters fetch no picture, and most programs draw no SVG: the land is a row of coloured cells, which every one shows.
 * It is an elevation profile that is filled up to where its owner is.
 */
export const climbHtml = (climb: Climb): string => {
  const profile = profileOf(climb.id);
  const way = wayOf(climb);
  const share = way ? Math.min(1, way.raised / way.goal) : 0;
  // Nobody stands on the flag, or before the start.
  const place = Math.min(columns - 3, Math.max(1, Math.round(share * columns) - 1));
  const cells = Array.from({ length: columns }, (_, index) => {
    const isSummit = index === columns - 1;
    const height = Math.round(lowest + heightAt(profile, index / (columns - 1)) * (highest - lowest));
    if (!way) return column(cell(height, fixed.ahead, `; border-top: 3px solid ${fixed.accent}`));
    const isDone = share >= 1 || (share > 0 && index <= place);
    const land = isDone
      ? cell(height + 3, fixed.accent)
      : cell(height, fixed.ahead, `; border-top: 3px solid ${fixed.ridge}`);
    if (isSummit) return column(flag(share >= 1) + land);
    return column((index === place ? pin : '') + land);
  });
  return `<div aria-hidden="true"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
${cells.join('\n')}
</tr></table></div>`;
};
