import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { counted, whole } from '#src/components/format/numbers.ts';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import type { Family, FamilyPeloton } from './about.ts';
import { FamilyRow, familyList } from './family-row.tsx';

/** One page of all pelotons of the family, from 1 on, each of the same length. */
export type LoadFamilyPage = (page: number) => Promise<Family>;

type MoreFamilyProps = {
  /** The super-peloton's name. */
  name: string;
  /** The pelotons already shown, and the number of all. */
  first: Family;
  loadPage: LoadFamilyPage;
};

type Read = { items: readonly FamilyPeloton[]; pages: number; isLast: boolean };

const none: Read = { items: [], pages: 0, isLast: false };

/** The loaded pelotons, once each: totals change meanwhile, and one may have moved to another page. */
const joined = (read: Read, { items, pagination }: Family): Read => {
  const known = new Set(read.items.map(({ id }) => id));
  return {
    items: [...read.items, ...items.filter(({ id }) => !known.has(id))],
    pages: read.pages + 1,
    isLast: pagination.page * pagination.limit >= pagination.total,
  };
};

/** The further pelotons of a family: unfolded, and then loaded page by page. */
export const MoreFamily = ({ name, first, loadPage }: MoreFamilyProps) => {
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(none);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The position of the first one that a press has loaded. */
  const fresh = useRef<number | null>(null);
  const shown = new Set(first.items.map(({ id }) => id));
  const rest = read.items.filter(({ id }) => !shown.has(id));
  const { total } = first.pagination;
  const left = total - shown.size - rest.length;

  const load = async () => {
    setState('loading');
    try {
      const page = await loadPage(read.pages + 1);
      setRead((before) => joined(before, page));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  // A server-rendered fold may be open before hydration.
  useEffect(() => {
    if (box.current?.querySelector('details')?.open) setOpen(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only unfolding asks for the first page; a failure is asked again by a press
  useEffect(() => {
    if (isOpen && read.pages === 0 && state === 'idle') void load();
  }, [isOpen]);
  useEffect(() => {
    if (fresh.current === null || rest.length <= fresh.current) return;
    takeFocus(list.current?.children.item(fresh.current)?.querySelector('a'));
    fresh.current = null;
  }, [rest.length]);

  return (
    <div ref={box} className={css({ mt: '2' })}>
      <Fold title={`See the other ${counted(total - shown.size, 'peloton')}`} onFold={setOpen}>
        <ul ref={list} className={familyList} aria-label={`More pelotons of ${name}`}>
          {rest.map((one) => (
            <FamilyRow key={one.id} peloton={one} />
          ))}
        </ul>
        <p role="status" className={css({ mt: '4', color: 'ink.soft', textStyle: 'small' })}>
          {read.pages === 0
            ? ''
            : `${whole(shown.size + rest.length)} of ${whole(total)} pelotons are shown.`}
        </p>
        {state === 'failed' ? (
          <>
            <p role="alert">We couldn’t load them right now.</p>
            <Button tone="plain" onClick={() => void load()}>
              Try again
            </Button>
          </>
        ) : read.pages === 0 ? (
          <Skeleton width="min(100%, 24rem)" />
        ) : read.isLast ? null : (
          <Button
            tone="plain"
            pending={state === 'loading'}
            pendingText="Loading more"
            onClick={() => {
              fresh.current = rest.length;
              void load();
            }}
          >
            Show {whole(Math.min(100, left))} more
          </Button>
        )}
      </Fold>
    </div>
  );
};
