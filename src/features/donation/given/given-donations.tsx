import { useState } from 'react';
import { SaveButton, useAsked } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { counted, whole } from '#src/components/format/numbers.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { type GivenPage, loadGiven, saveGiven } from './given.ts';
import { GivenDonationRow } from './given-donation.tsx';
import { GivingSummaryFold } from './giving-summary.tsx';

const List = ({ first }: { first: GivenPage }) => {
  const [pages, setPages] = useState([first]);
  const more = useAsked(async () => {
    const next = await loadGiven(pages.length + 1);
    setPages([...pages, next]);
  });
  const { total } = first.pagination;
  // A new donation shifts the pages, so a donation that is shown already may come again.
  const donations = [
    ...new Map(pages.flatMap(({ items }) => items).map((donation) => [donation.id, donation])).values(),
  ];
  const isMore = pages.reduce((sum, { items }) => sum + items.length, 0) < total;
  return (
    <>
      <ul aria-label="Your gifts" className={css({ listStyle: 'none', p: '0', m: '0' })}>
        {donations.map((donation) => (
          <GivenDonationRow key={donation.id} donation={donation} />
        ))}
      </ul>
      <p
        role="status"
        className={pages.length > 1 ? css({ srOnly: true, display: 'block' }) : css({ display: 'none' })}
      >
        {pages.length > 1 ? `${whole(donations.length)} of ${counted(total, 'gift')} shown.` : null}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', pt: '6' })}>
        {isMore ? (
          <Button
            tone="plain"
            pending={more.state === 'asking'}
            pendingText="Loading more"
            onClick={more.start}
          >
            Show earlier gifts
          </Button>
        ) : null}
        <SaveButton pendingText="Making the table" save={saveGiven}>
          Save as a spreadsheet
        </SaveButton>
      </div>
      {more.failure === null ? null : (
        <Notice tone="error" role="alert" level={3}>
          {more.failure}
        </Notice>
      )}
    </>
  );
};

/** The person's donations so far; null after a failure. Renders nothing without donations. */
export const GivenDonations = ({ given }: { given: GivenPage | null }) => {
  if (given === null)
    return (
      <Notice tone="error" title="We can’t show what you gave right now">
        <p>Nothing is lost. Reload the page in a moment.</p>
      </Notice>
    );
  if (given.pagination.total === 0) return null;
  return (
    <Part
      id="given"
      title="What you gave"
      lede={`${counted(given.pagination.total, 'gift')} so far. Each has a receipt. Need all of them for your taxes? Save them as a spreadsheet.`}
    >
      <List first={given} />
      <div className={css({ pt: '10' })}>
        <GivingSummaryFold />
      </div>
    </Part>
  );
};
