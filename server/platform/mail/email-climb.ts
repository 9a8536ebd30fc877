import { money } from '#machines/money.ts';
import { heightAt, profileOf } from '#server/platform/pages/land.ts';
import { fixed } from './email-colors.ts';

/**
 * The landscape in an e-mail's header; the pages show the same one for the same id. With `raised` and `goal`, in cents, it is filled up to
 * the person's progress; a goal of zero shows no progress.
 */
export type Climb = { id: string; raised?: number; goal?: number };

const columns = 50;
/** The column of the summit. */
const summit = 46;
const highest = 104;
const lowest = 5;

type Way = { id: string; raised: number; goal: number };

const wayOf = ({ id, raised = 0, goal = 0 }: Climb): Way | null => (goal > 0 ? { id, raised, goal } : null);

/** The picture as text, for its caption and the text part. */
export const climbInWords = (climb: Climb): string | null => {
  const way = wayOf(climb);
  if (way === null) return null;
  const { raised, goal } = way;
  return raised >= goal
    ? `${money(raised)} raised. The goal was ${money(goal)}.`
    : `${money(raised)} raised of ${money(goal)}. ${money(goal - raised)} to go.`;
};

const cell = (height: number, color: string | null, style = ''): string =>
  `<tr><td height="${height}"${color ? ` bgcolor="${color}"` : ''} style="height: ${height}px; font-size: 1px; line-height: 1px${
    color ? `; background-color: ${color}` : ''
  }${style}">&nbsp;</td></tr>`;

const column = (rows: string): string =>
  `<td width="2%" valign="bottom"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table></td>`;

/** Marks a person's progress. */
const pin = cell(10, '#ffffff', '; border-radius: 5px') + cell(3, null);

const mast = `; border-left: 2px solid ${fixed.onNight}`;
const flagHeight = 14;
const mastHeight = 12;

/** The ridge's heights at the columns' edges, from the start past the summit, so that a flag has room. */
const edgesOf = (id: string): number[] => {
  const profile = profileOf(id);
  const at = (edge: number): number =>
    edge <= summit ? heightAt(profile, edge / summit) : 1 - (edge - summit) * 0.05;
  return Array.from({ length: columns + 1 }, (_, edge) => {
    // Single columns would look like spikes: each edge is the mean of those around it, and the summit keeps its height.
    const reach = Math.min(2, Math.abs(edge - summit));
    const near = Array.from({ length: 2 * reach + 1 }, (_, index) => at(Math.max(0, edge - reach + index)));
    const mean = near.reduce((sum, height) => sum + height, 0) / near.length;
    return Math.round(lowest + mean * (highest - lowest));
  });
};

const ridgeWidth = 3;

/**
 * A column of land, from its left edge's height to its right edge's. Its top is a gradient with a hard stop, so that the ridge has no
 * steps. Without gradients the column ends at its lower edge.
 */
const land = (left: number, right: number, color: string, line: string): string => {
  const [low, rise] = [Math.min(left, right), Math.abs(right - left)];
  const half = (fill: string, y: number): string =>
    `linear-gradient(to bottom ${right > left ? 'right' : 'left'},transparent 49%,${fill} 51%) 0 ${y}px/100% ${rise}px no-repeat`;
  const strip = `linear-gradient(${line},${line}) 0 ${rise}px/100% ${ridgeWidth}px no-repeat`;
  const layers = rise === 0 ? [strip] : [half(color, ridgeWidth), half(line, 0), strip];
  return cell(rise + ridgeWidth, null, `; background: ${layers.join(',')}`) + cell(low - ridgeWidth, color);
};

/** The flag's mast is on the summit, and its cloth hangs over the next column. */
const flagOver = (edges: readonly number[], index: number, color: string): string => {
  if (index === summit) return cell(flagHeight, color, mast) + cell(mastHeight, null, mast);
  const gap = (edges[summit] ?? 0) - (edges[index] ?? 0);
  return index === summit + 1 ? cell(flagHeight, color) + cell(mastHeight + gap, null) : '';
};

/**
 * The elevation profile in an e-mail, filled up to the person's progress. E-mails load no pictures, and most programs draw no SVG, so it is
 * a row of coloured cells.
 */
export const climbHtml = (climb: Climb): string => {
  const edges = edgesOf(climb.id);
  const way = wayOf(climb);
  const isThere = way !== null && way.raised >= way.goal;
  const share = way === null ? 0 : Math.min(1, way.raised / way.goal);
  // The pin stays off the flag until the goal is reached, and never comes before the start.
  const place = isThere ? summit - 1 : Math.min(summit - 2, Math.max(1, Math.round(share * summit)));
  const columnsHtml = edges.slice(1).map((right, index) => {
    const left = edges[index] ?? right;
    if (way === null) return column(land(left, right, fixed.ahead, fixed.accent));
    const isDone = isThere || (share > 0 && index <= place);
    const ground = isDone
      ? land(left, right, fixed.accent, fixed.accent)
      : land(left, right, fixed.ahead, fixed.ridge);
    const flag = flagOver(edges, index, isThere ? fixed.accent : fixed.ridge);
    return column((index === place ? pin : flag) + ground);
  });
  return `<div aria-hidden="true"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
${columnsHtml.join('\n')}
</tr></table></div>`;
};
