import { keysOf, Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { donationCards } from './donation-cards.ts';

/** As tall as the card of a donation. */
const card = css({ '& > *': { height: '17rem' } });

/** The recurring donations while they load. */
export const DonationsSkeleton = ({ label }: { label: string }) => (
  <div role="status" className={css({ display: 'grid', gap: '6' })}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton shape="title" width="min(100%, 22rem)" />
    <div className={donationCards}>
      {keysOf(3).map((key) => (
        <div key={key} className={card}>
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  </div>
);
