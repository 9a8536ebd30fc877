import type { ReactNode } from 'react';
import { donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Card } from '#src/components/card/card.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { css } from '#styled-system/css';
import type { LoadedRecipient } from './recipient.ts';
import { viewOf } from './recipient-view.ts';

type Heading = { title: string; lede: string };

const headingFor = (recipient: LoadedRecipient): Heading => {
  const view = viewOf(recipient);
  if (view !== null)
    return {
      title: `${view.name} isn’t taking gifts this year`,
      lede:
        recipient.kind === 'peloton'
          ? 'The peloton doesn’t ride this year. Someone from it may: look for them by name, or give to all of us.'
          : `${view.shortName} isn’t registered for ${view.eventName || 'this year'}. Back someone who rides with them, or give to all of us.`,
    };
  if (recipient.kind === 'missing')
    return {
      title: 'We don’t know who this gift is for',
      lede: 'The link names someone who isn’t here. It may be old, or cut short on its way. Look for them by name.',
    };
  return recipient.kind === 'unclear'
    ? {
        title: 'We can’t tell who this gift is for',
        lede: 'Something in the link doesn’t match, and we’d rather ask than guess. Look for them by name.',
      }
    : {
        title: 'Who is your gift for?',
        lede: 'A person, a peloton, or all of us. Whichever you choose, all of it goes to cancer research.',
      };
};

const columns = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  pt: { base: '10', md: '16' },
});

const PelotonOf = ({ recipient }: { recipient: LoadedRecipient }) => {
  const peloton = recipient.kind === 'person' ? recipient.person.peloton : null;
  if (peloton === null) return null;
  return (
    <p>
      Or give to their peloton, <TextLink {...donateLink('Peloton', peloton.id)}>{peloton.name}</TextLink>.
    </p>
  );
};

/** Shown for an address without a valid recipient: the reason, and other recipients. */
export const ChooseRecipient = ({ recipient, search }: { recipient: LoadedRecipient; search: ReactNode }) => {
  usePageTitle('Give');
  return (
    <PageFrame hero={<Hero land="who to give to" scenery kicker="Give" {...headingFor(recipient)} />}>
      <div className={columns}>
        <Card title="Find a person or a peloton">
          {search}
          <PelotonOf recipient={recipient} />
        </Card>
        <Card title="Or give to the general fund">
          <p>It goes into this year’s grants, in nobody’s name and for everyone’s sake.</p>
          <div>
            <LinkButton tone="plain" {...donateLink('General')}>
              Give to the general fund
            </LinkButton>
          </div>
        </Card>
      </div>
    </PageFrame>
  );
};
