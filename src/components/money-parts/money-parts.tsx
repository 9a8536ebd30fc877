import { useEffect, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { DataList } from '#src/components/data-list/data-list.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { money } from '#src/components/format/money.ts';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { type MoneyPart, type Parts, partRows } from './part-rows.ts';

type MoneyPartsProps = {
  /** What is opened, in cents: when it moves, its parts are asked for again. */
  total: number;
  /** Whether all of it counts toward a commitment, so that the sum says so. */
  isCommitted?: boolean | undefined;
  /** Asked once the parts are to be seen. */
  load: () => Promise<Parts>;
};

const columns = [
  { id: 'part', name: 'Part', cell: ({ name }: MoneyPart) => name },
  { id: 'amount', name: 'Amount', cell: ({ amount }: MoneyPart) => money(amount), align: 'end' },
] as const;

/** A total that opens to what it is made of. */
export const MoneyParts = ({ total, isCommitted = false, load }: MoneyPartsProps) => {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved total and another try ask again; `load` is made anew by each rendering
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    setFailed(false);
    load().then(
      (loaded) => isCurrent && setParts(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, total, tries]);
  return (
    <Fold title="What this is made of" onFold={setOpen}>
      {isFailed ? (
        <>
          <p role="alert">We couldn’t load this just now.</p>
          <Button onClick={() => setTries(tries + 1)}>Try again</Button>
        </>
      ) : parts === null ? (
        <Skeleton width="min(100%, 24rem)" />
      ) : (
        <DataList
          caption="What the total is made of"
          columns={columns}
          rows={partRows(parts, isCommitted)}
          keyOf={({ name }) => name}
          empty="Nothing has come in yet."
        />
      )}
    </Fold>
  );
};
