import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import type { Family, Roster } from './about.ts';

/** A mark on the climb. `raised`, in cents, is its share of the total. */
export type Mark = {
  key: string;
  kind: 'member' | 'captain' | 'rest' | 'fund' | 'peloton';
  raised: number;
  /** The number of members or pelotons without their own mark that it represents. */
  more?: number;
};

type Totals = Pick<Peloton, 'fundraising'>;

const fundMark = ({ fundraising: { fund } }: Totals): Mark[] =>
  fund > 0 ? [{ key: 'fund', kind: 'fund', raised: fund }] : [];

const ascending = (marks: readonly Mark[]): Mark[] =>
  marks.toSorted((one, other) => one.raised - other.raised);

/** A peloton's members as dots: the lowest amount is first on the course, and the remaining members together are last. */
export const memberMarks = (peloton: Totals, { members, rest }: Roster): Mark[] => [
  ...fundMark(peloton),
  ...ascending(
    members.map(({ publicId, role, raised }) => ({
      key: publicId,
      kind: role === 'captain' ? 'captain' : 'member',
      raised,
    })),
  ),
  ...(rest.members > 0
    ? [{ key: 'rest', kind: 'rest' as const, raised: rest.raised, more: rest.members }]
    : []),
];

/**
 * A super-peloton's pelotons, as far as its page lists them. The amounts of the others, of its own members and of the fund come before
 * them.
 */
export const familyMarks = ({ fundraising: { raised } }: Totals, { items, pagination }: Family): Mark[] => {
  const pelotons = items.map(({ id, raised: sum }) => ({ key: id, kind: 'peloton' as const, raised: sum }));
  const own = raised - pelotons.reduce((sum, one) => sum + one.raised, 0);
  const more = pagination.total - items.length;
  const rest = { key: 'own', kind: 'rest' as const, raised: Math.max(0, own), ...(more > 0 && { more }) };
  return [...(own > 0 || more > 0 ? [rest] : []), ...ascending(pelotons)];
};

/** Half of a mark's position depends on its order, so that small or equal amounts don't overlap. */
const byTurn = 0.5;

/** The position of each mark as a share of the total: the middle of its own part. */
export const placesOf = (marks: readonly Pick<Mark, 'raised'>[]): number[] => {
  const total = marks.reduce((sum, { raised }) => sum + raised, 0);
  let before = 0;
  return marks.map(({ raised }, index) => {
    const turn = (index + 0.5) / marks.length;
    const share = total === 0 ? turn : (before + raised / 2) / total;
    before += raised;
    return byTurn * turn + (1 - byTurn) * share;
  });
};
