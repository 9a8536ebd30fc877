import { fullNameOf } from '#machines/form/person-name.ts';
import { whose } from '#machines/whose.ts';
import { donateLink, pageSearch } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { DonationPages } from '#src/components/donation-list/donation-pages.tsx';
import { DonationTables } from '#src/components/donation-list/donation-tables.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { css } from '#styled-system/css';
import type { Donations } from './page/about.ts';
import { type Profile, takesDonations } from './profile-messages.ts';
import { ThankAll, Thanks } from './thanks.tsx';

type DonorsPageProps = {
  profile: Profile;
  donations: Donations;
  isOwn: boolean;
  /** The number of donations that the recipient has not sent thanks for; unused for others. */
  unthanked?: number;
};

/** Lazily loaded on request, because other readers don't need the API layer on this page. */
const save = () => import('./save-donations.ts');

const OwnNote = ({ profile }: { profile: Profile }) => (
  <p className={css({ color: 'ink.soft', maxWidth: 'measure' })}>
    {profile.isDonorListVisible
      ? 'Everyone can see this list. Others don’t see the names of anonymous donors or private amounts.'
      : 'Only you see this list.'}{' '}
    <TextLink to="/profile/$id/edit" params={{ id: profile.publicId }}>
      Change who sees it
    </TextLink>
  </p>
);

const nobodyText = (profile: Profile, isOwn: boolean): string => {
  const { firstName, currentEventName } = profile;
  if (!takesDonations(profile))
    return isOwn
      ? `You can receive gifts once you’re registered for ${currentEventName}.`
      : `${firstName} isn’t registered for ${currentEventName} yet, so ${firstName} can’t receive gifts.`;
  return isOwn
    ? `Nobody has given to you for ${currentEventName} yet. Send your page to someone you know: most first gifts come from people who were asked.`
    : `Nobody has given to ${firstName} for ${currentEventName} yet. Be the first.`;
};

const NobodyYet = ({ profile, isOwn }: { profile: Profile; isOwn: boolean }) => (
  <div className={css({ display: 'grid', gap: '6' })}>
    <Illustration of="no-donations" alt="" size="medium" />
    <p className={css({ textStyle: 'lede', maxWidth: 'measure' })}>{nobodyText(profile, isOwn)}</p>
  </div>
);

/** The donate button, if donations to the person are open; otherwise a link to other recipients. */
const GiveWay = ({ profile, size }: { profile: Profile; size?: 'lg' }) => {
  const way = { ...(size !== undefined && { size }) };
  return takesDonations(profile) ? (
    <LinkButton {...way} {...donateLink('User', profile.publicId)}>
      Give to {profile.firstName}
    </LinkButton>
  ) : (
    <LinkButton {...way} tone="plain" to="/give">
      Find someone to give to
    </LinkButton>
  );
};

/** The donations to a person: as far as the donors make them visible; the person sees all. */
export const DonorsPage = ({ profile, donations, isOwn, unthanked = 0 }: DonorsPageProps) => {
  const { firstName, publicId, currentEventName } = profile;
  const { total } = donations.pagination;
  return (
    <PageFrame
      hero={
        <Hero
          land={publicId}
          kicker={currentEventName}
          title={isOwn ? 'Who gave to you' : `Who gave to ${firstName}`}
          lede={
            <>
              {total > 0 ? `${counted(total, 'gift')} so far. ` : null}
              Back to{' '}
              <TextLink to="/profile/$id" params={{ id: publicId }}>
                {isOwn ? 'your page' : fullNameOf(profile)}
              </TextLink>
              .
            </>
          }
          actions={
            isOwn ? (
              <ThankAll publicId={publicId} unthanked={unthanked} />
            ) : (
              <GiveWay profile={profile} size="lg" />
            )
          }
        />
      }
    >
      <Parts>
        {isOwn ? <OwnNote profile={profile} /> : null}
        <DonationPages
          donations={donations.items}
          pagination={donations.pagination}
          label={isOwn ? 'Gifts to you' : `Gifts to ${firstName}`}
          linkTo={(page) => ({
            to: '/profile/$id/donations',
            params: { id: publicId },
            search: { page: pageSearch(page) },
          })}
          empty={<NobodyYet profile={profile} isOwn={isOwn} />}
          footOf={isOwn ? (donation) => <Thanks publicId={publicId} donation={donation} /> : undefined}
        />
        {isOwn ? (
          <DonationTables
            eventName={currentEventName}
            saveOfYear={async () => (await save()).saveDonationsOfYear()}
            saveAll={async () => (await save()).saveDonations()}
          />
        ) : null}
      </Parts>
    </PageFrame>
  );
};

/** The same text with or without donations. */
export const PrivateDonorsPage = ({ profile }: { profile: Profile }) => {
  const { firstName, publicId } = profile;
  const stillGive = ` You can still give, and ${firstName} will know it was you unless you give anonymously.`;
  return (
    <PageFrame>
      <StepLayout
        title={`${firstName} keeps this list private`}
        lede={`Only ${firstName} sees who gave.${takesDonations(profile) ? stillGive : ''}`}
        actions={
          <>
            <GiveWay profile={profile} />
            <LinkButton tone="plain" to="/profile/$id" params={{ id: publicId }}>
              Back to {whose(firstName)} page
            </LinkButton>
          </>
        }
      >
        {null}
      </StepLayout>
    </PageFrame>
  );
};
