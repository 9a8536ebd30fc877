import type { ReactNode } from 'react';
import type { DonationRecipient } from '#machines/donation/donation.types.ts';
import { type AppLink, donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Moment } from './moment.tsx';

type ClosedProps = {
  recipient: DonationRecipient;
  /** The checkout for the person's peloton; null without one. */
  peloton: AppLink | null;
  search: ReactNode;
};

/** The recipient's donations closed while the page was open: others are offered, and the donor's data is kept. */
export const Closed = ({ recipient, peloton, search }: ClosedProps) => (
  <Moment
    heading={`${recipient.name} isn’t taking gifts anymore`}
    lede="Nothing was charged. Choose someone else below: your details are still here."
    actions={
      <LinkButton tone="plain" {...donateLink('General')}>
        Give to the general fund
      </LinkButton>
    }
  >
    {search}
    {peloton === null || recipient.pelotonName === null ? null : (
      <p>
        Or give to their peloton, <TextLink {...peloton}>{recipient.pelotonName}</TextLink>.
      </p>
    )}
  </Moment>
);
