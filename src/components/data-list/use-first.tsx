import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { whole } from '#src/components/format/numbers.ts';

/**
 * The first `most` items of a list, and a button that shows or hides the rest, so that the content below stays near.
 * @param name the items' plural: "requests"
 */
export const useFirst = <Item,>(
  items: readonly Item[],
  most: number,
  name: string,
): { shown: readonly Item[]; more: ReactNode } => {
  const [isWhole, setWhole] = useState(false);
  if (items.length <= most) return { shown: items, more: null };
  return {
    shown: isWhole ? items : items.slice(0, most),
    more: (
      <div>
        <Button tone="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${whole(most)} ${name}` : `Show all ${whole(items.length)} ${name}`}
        </Button>
      </div>
    ),
  };
};
