import CircleCheck from 'lucide-react/icons/circle-check';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { dayIn, eventZone, type Instant } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Day } from '#src/components/format/day.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { CampHead } from './camp-frame.tsx';
import { EmptyMailbox } from './empty-mailbox.tsx';

type Donation = BaseCamp['newest'][number];

const row = slots('baseCamp')('donation');

const Thanked = ({ at, publicId, id }: { at: Instant | null; publicId: string; id: string }) =>
  at === null ? (
    <TextLink to="/profile/$id/thank" params={{ id: publicId }} search={{ gift: id }}>
      Thank
    </TextLink>
  ) : (
    <span data-thanked>
      <CircleCheck aria-hidden />
      Thanked {dateText(dayIn(eventZone, at), 'short')}
    </span>
  );

/** The donor's message on one line; the list of donations has the whole text. */
const said = ({ message, isAnonymous }: Donation) =>
  message !== null ? `“${message}”` : isAnonymous ? 'Others don’t see the name.' : null;

const Row = ({ donation, publicId }: { donation: Donation; publicId: string }) => (
  <li className={row}>
    <p>{donation.name ?? 'Anonymous'}</p>
    <p>{donation.amount === null ? null : money(donation.amount)}</p>
    <p>{said(donation) ?? <Day at={donation.givenAt} />}</p>
    <p>
      <Thanked at={donation.thankedAt ?? null} publicId={publicId} id={donation.id} />
    </p>
  </li>
);

/** The last donations, and whether the person sent thanks. */
export const NewestDonations = ({ camp: { newest, donationCount, publicId } }: { camp: BaseCamp }) => (
  <>
    <CampHead title="Latest gifts">
      {donationCount > newest.length ? (
        <TextLink to="/profile/$id/donations" params={{ id: publicId }}>
          See all {donationCount}
        </TextLink>
      ) : null}
    </CampHead>
    {newest.length === 0 ? (
      <>
        <p className={css({ mt: '3', maxWidth: 'measure', color: 'ink.soft' })}>
          No gifts yet. The first one is the hardest, and it brings the next ones.
        </p>
        <EmptyMailbox />
      </>
    ) : (
      <ol aria-label="The latest gifts">
        {newest.map((donation) => (
          <Row key={donation.id} donation={donation} publicId={publicId} />
        ))}
      </ol>
    )}
  </>
);
