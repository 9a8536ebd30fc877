import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { CopyLink } from '#src/components/copy-link/copy-link.tsx';

/** Where a volunteer finds the shift: its day, place and job. */
const addressOf = ({ day, location: place, jobType }: Sheet): string => {
  const looked = new URLSearchParams({ day, location: place, jobType });
  return `${location.origin}/volunteer-edit?${looked}`;
};

/** The link by which a lead fills free places. */
export const BringPeople = ({ sheet, isFirst }: { sheet: Sheet; isFirst: boolean }) => (
  <CopyLink
    short
    id={`bring-${sheet.id}`}
    label="Invitation link"
    address={addressOf(sheet)}
    of={sheet.title}
    tone={isFirst ? 'primary' : 'plain'}
  />
);
