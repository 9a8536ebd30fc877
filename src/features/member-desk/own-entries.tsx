import { useEffect, useState } from 'react';
import type { LogbookEntry } from '#machines/member-desk/member-desk.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { LogList } from './log-list.tsx';

type OwnEntriesProps = {
  /** The member's public id. */
  publicId: string;
  /** Called when the entries are shown. */
  load: () => Promise<readonly LogbookEntry[]>;
};

/** A member's own entries in a peloton's logbook. */
export const OwnEntries = ({ publicId, load }: OwnEntriesProps) => {
  const [isOpen, setOpen] = useState(false);
  const [entries, setEntries] = useState<readonly LogbookEntry[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again; each rendering makes a new `load`
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    setFailed(false);
    load().then(
      (loaded) => isCurrent && setEntries(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, tries]);
  return (
    <Fold title="What the logbook says about you" onFold={setOpen}>
      {isFailed ? (
        <>
          <p role="alert">We couldn’t load this right now.</p>
          <Button onClick={() => setTries(tries + 1)}>Try again</Button>
        </>
      ) : entries === null ? (
        <Skeleton width="min(100%, 24rem)" />
      ) : entries.length === 0 ? (
        <p>Nothing yet. When the captain or an admin decides something about you, it shows up here.</p>
      ) : (
        <LogList entries={entries} readerId={publicId} />
      )}
    </Fold>
  );
};
