import { counted } from '#src/components/format/numbers.ts';
import { Tag } from './tag.tsx';

/** The limits below which few places are left. */
const few = { route: 20, shift: 3 };

/** The number of places left: of a shift always, of a route when few are left. */
export const PlacesTag = ({ of, left }: { of: keyof typeof few; left: number }) => {
  if (left === 0) return <Tag tone="warning">Full</Tag>;
  const places = counted(left, 'place');
  if (left <= few[of]) return <Tag tone="warning">Only {places} left</Tag>;
  return of === 'shift' ? <Tag tone="soft">{places} left</Tag> : null;
};
