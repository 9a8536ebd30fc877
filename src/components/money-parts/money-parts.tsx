import { useEffect, useRef, useState } from 'react';
import { moneyExact, wholeMoney } from '#machines/money.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { type Parts, partRows } from './part-rows.ts';

/** As narrow as its list, so that a name and its amount are close together. */
const sheet = css({ maxWidth: '36rem' });

type MoneyPartsProps = {
  /** The line that opens; the default is the sum itself. */
  title?: string | undefined;
  /** The total in cents: when it changes, its parts are loaded again. */
  total: number;
  /** The sum's name. */
  sum?: string | undefined;
  /** Loads the parts when they are opened. */
  load: () => Promise<Parts>;
  /** A link to the reasons for money that moved between people, for those who may read them. */
  why?: { link: AppLink; text: string } | undefined;
};

const PartList = ({ parts, sum, why }: { parts: Parts; sum: string } & Pick<MoneyPartsProps, 'why'>) => {
  const at = slots('moneyParts');
  const rows = partRows(parts, sum);
  if (rows.length === 0) return <p>Nothing has come in yet.</p>;
  return (
    <>
      <dl className={at('root')}>
        {rows.map(({ name, amount, kind }) => (
          <div key={name} className={at('part')} data-kind={kind}>
            <dt>{name}</dt>
            <dd className={at('amount')}>{moneyExact(amount)}</dd>
          </div>
        ))}
      </dl>
      {parts.isSharedInOwed ? (
        <p className={css({ mt: '4' })}>
          Some of what others shared here has gone back to its donors since. It stays here and counts; the
          next gifts to whoever shared it make up for it.
        </p>
      ) : null}
      {why ? (
        <p className={css({ mt: '4' })}>
          <TextLink {...why.link}>{why.text}</TextLink>
        </p>
      ) : null}
    </>
  );
};

/** A total that unfolds to its parts. */
export const MoneyParts = ({
  total,
  title = `What the ${wholeMoney(total)} is made of`,
  sum = 'Raised',
  load,
  why,
}: MoneyPartsProps) => {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // A server-rendered fold may be open before hydration.
  useEffect(() => {
    if (box.current?.querySelector('details')?.open) setOpen(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved total and another try ask again; each rendering makes a new `load`
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
    <div ref={box}>
      <Fold title={title} onFold={setOpen}>
        {isFailed ? (
          <>
            <p role="alert">We couldn’t load this right now.</p>
            <Button onClick={() => setTries(tries + 1)}>Try again</Button>
          </>
        ) : parts === null ? (
          <Skeleton width="min(100%, 24rem)" />
        ) : (
          <div className={sheet}>
            <PartList parts={parts} sum={sum} why={why} />
          </div>
        )}
      </Fold>
    </div>
  );
};
