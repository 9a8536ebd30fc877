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

/** An empty mailbox at the roadside. Decoration, so hidden from screen readers. */
const EmptyMailbox = () => (
  <svg viewBox="0 0 320 96" className={slots('baseCamp')('scene')} aria-hidden="true">
    <path d="M0 78C60 60 96 84 150 72s110-20 170-6v30H0z" fill="var(--colors-climb-ahead)" />
    <path d="M0 78C60 60 96 84 150 72s110-20 170-6" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <path d="M96 76V44" stroke="currentColor" strokeWidth="4" />
    <path
      d="M70 46V28a12 12 0 0 1 12-12h36a12 12 0 0 1 12 12v18z"
      fill="var(--colors-surface)"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M94 46V28a12 12 0 0 0-24 0v18"
      fill="var(--colors-jersey)"
      stroke="currentColor"
      strokeWidth="2.5"
    />
    <path
      d="M70 46l-14 6h24l14-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M116 30V6h14v9h-14" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
  </svg>
);

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
