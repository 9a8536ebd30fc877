import type { components } from '#openapi/contract.gen.ts';
import type { ListPage } from '#src/api/call-list.ts';
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
import type { Peloton } from './peloton-messages.ts';

type DonorsPageProps = {
  peloton: Peloton;
  donations: ListPage<components['schemas']['Donation']>;
  /** The reader is its captain or one of its admins. */
  isLeader: boolean;
};

/** Lazily loaded on request, because other readers don't need the API layer on this page. */
const save = () => import('./save-donations.ts');

const LeadersNote = ({ peloton }: { peloton: Peloton }) => (
  <p className={css({ color: 'ink.soft', maxWidth: 'measure' })}>
    {peloton.displayDonations
      ? 'Everyone can see this list. As captain or admin, you also see the names of anonymous donors and private amounts.'
      : 'Only the captain and the admins see this list.'}
  </p>
);

/** The donations to a peloton’s general fund: as far as the donors make them visible; captain and admins see all. */
export const DonorsPage = ({ peloton, donations, isLeader }: DonorsPageProps) => {
  const { id, name, currentEventName } = peloton;
  const { total } = donations.pagination;
  return (
    <PageFrame
      hero={
        <Hero
          land={id}
          kicker={currentEventName}
          title="Who gave to the peloton"
          lede={
            <>
              {total > 0 ? `${counted(total, 'gift')} so far to all of ` : 'Gifts to all of '}
              <TextLink to="/peloton/$id" params={{ id }}>
                {name}
              </TextLink>
              . Gifts to its members are on their own pages.
            </>
          }
          actions={
            <LinkButton size="lg" {...donateLink('Peloton', id)}>
              Give to the peloton
            </LinkButton>
          }
        />
      }
    >
      <Parts>
        {isLeader ? <LeadersNote peloton={peloton} /> : null}
        <DonationPages
          donations={donations.items}
          pagination={donations.pagination}
          label={`Gifts to ${name}`}
          linkTo={(page) => ({
            to: '/peloton/$id/donations',
            params: { id },
            search: { page: pageSearch(page) },
          })}
          empty={
            <div className={css({ display: 'grid', gap: '6' })}>
              <Illustration of="no-donations" alt="" size="medium" />
              <p className={css({ textStyle: 'lede', maxWidth: 'measure' })}>
                Nobody has given to {name} for {currentEventName} yet. Be the first.
              </p>
            </div>
          }
        />
        {isLeader ? (
          <DonationTables
            eventName={currentEventName}
            saveOfYear={async () => (await save()).saveDonationsOfYear(id)}
            saveAll={async () => (await save()).saveDonations(id)}
          />
        ) : null}
      </Parts>
    </PageFrame>
  );
};

/** The same text with or without donations. */
export const PrivateDonorsPage = ({ peloton: { id, name } }: { peloton: Peloton }) => (
  <PageFrame>
    <StepLayout
      title={`${name} keeps this list private`}
      lede="Only its captain and admins see who gave. You can still give, with your name or without."
      actions={
        <>
          <LinkButton {...donateLink('Peloton', id)}>Give to the peloton</LinkButton>
          <LinkButton tone="plain" to="/peloton/$id" params={{ id }}>
            Back to its page
          </LinkButton>
        </>
      }
    >
      {null}
    </StepLayout>
  </PageFrame>
);
