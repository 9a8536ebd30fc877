import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import type { Family, Roster } from './about.ts';

/** Something that stands on the climb. `raised`, in cents, is how much of the way it made. */
export type Mark = {
  key: string;
  kind: 'member' | 'captain' | 'rest' | 'fund' | 'peloton';
  raised: number;
  /** How many members or pelotons it stands for that have no mark of their own. */
  more?: number;
};

type Totals = Pick<Peloton, 'fundraising'>;

const fundMark = ({ fundraising: { fund } }: Totals): Mark[] =>
  fund > 0 ? [{ key: 'fund', kind: 'fund', raised: fund }] : [];

const ascending = (marks: readonly Mark[]): Mark[] =>
  marks.toSorted((one, other) => one.raised - other.raised);

/** A peloton's members, each a dot: who raised least stands first on the way, and the rest together comes last. */
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
 * A super-peloton's pelotons, as far as its page lists them. What the others raised, with its own members and the fund of all, is the
 * part before them.
 */
export const familyMarks = ({ fundraising: { raised } }: Totals, { items, pagination }: Family): Mark[] => {
  const pelotons = items.map(({ id, raised: sum }) => ({ key: id, kind: 'peloton' as const, raised: sum }));
  const own = raised - pelotons.reduce((sum, one) => sum + one.raised, 0);
  const more = pagination.total - items.length;
  const rest = { key: 'own', kind: 'rest' as const, raised: Math.max(0, own), ...(more > 0 && { more }) };
  return [...(own > 0 || more > 0 ? [rest] : []), ...ascending(pelotons)];
};

/** Half of a mark's place is its turn, so that those who raised little or the same don't hide each other. */
const byTurn = 0.5;

/** Where each mark stands, as a share of the way that they made together: in the middle of its own part. */
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
