import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { CopyLink } from '#src/components/copy-link/copy-link.tsx';
import { css } from '#styled-system/css';

/** Where a volunteer finds the shift: its day, place and job. */
const addressOf = ({ day, location: place, jobType }: Sheet): string => {
  const looked = new URLSearchParams({ day, location: place, jobType });
  return `${location.origin}/volunteer-edit?${looked}`;
};

const root = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '4',
  _print: { display: 'none' },
});

/** What a lead can do about places that nobody has taken. */
export const BringPeople = ({ sheet }: { sheet: Sheet }) => (
  <div className={root}>
    <div className={css({ display: 'grid', gap: '3' })}>
      <p>Send friends and neighbors the link, or post it where your town will see it.</p>
      <p>
        Worried it won’t fill? <TextLink href="/contact">Write to the organizers</TextLink>.
      </p>
    </div>
    <CopyLink
      id={`bring-${sheet.id}`}
      label="Link to this shift"
      hint="It opens this shift’s day, place and job. New volunteers register first."
      address={addressOf(sheet)}
      of={sheet.title}
    />
  </div>
);
