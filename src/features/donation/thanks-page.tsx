import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Card } from '#src/components/card/card.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { css } from '#styled-system/css';
import type { LoadedRecipient } from './recipient.ts';
import { type RecipientView, standingText, viewOf } from './recipient-view.ts';
import { ShareLink } from './share-link.tsx';

const columns = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  pt: { base: '10', md: '16' },
});

const Next = ({ title, text, href, label }: { title: string; text: string; href: string; label: string }) => (
  <Card title={title}>
    <p>{text}</p>
    <p className={css({ mt: 'auto' })}>
      <TextLink href={href}>{label}</TextLink>
    </p>
  </Card>
);

const PageOf = ({ view }: { view: RecipientView | null }): ReactNode =>
  view === null || view.pageHref === null ? (
    <Next
      title="See what it does"
      text="What earlier years have paid for, and what this one is for."
      href="/our-impact"
      label="Read about the research"
    />
  ) : (
    <Next
      title="Look in again"
      text="Their page shows the climb as it goes on, and who else is behind it."
      href={view.pageHref}
      label={`See ${view.shortName}’s page`}
    />
  );

/** After a gift: thanks, how far it has come, and what one can do next. */
export const ThanksPage = ({ recipient }: { recipient: LoadedRecipient }) => {
  const view = viewOf(recipient);
  return (
    <PageFrame
      hero={
        <Hero
          land={view?.id ?? 'thanks'}
          scenery={view === null}
          kicker="Thank you"
          title={view === null ? 'Thank you for giving' : `Thank you for giving to ${view.name}`}
          lede={`${view === null ? '' : `${standingText(view)}. `}Your receipt comes by e-mail as soon as the gift is booked. A gift that somebody hears about is seldom the last one.`}
          actions={
            <ShareLink
              title={view === null ? 'Give with me' : `Give to ${view.name}`}
              path={view?.giveHref ?? '/give'}
              label={view === null ? 'Tell somebody' : `Share ${view.shortName}’s climb`}
            />
          }
          drawing={view === null ? undefined : <Climb id={view.id} size="hero" {...view.climb} />}
        />
      }
    >
      <div className={columns}>
        <PageOf view={view} />
        <Next
          title="Give again"
          text="For somebody else, for the same climb, or once a month."
          href={view?.giveHref ?? '/give'}
          label={view === null ? 'Find someone to back' : `Give to ${view.shortName} again`}
        />
        <Card title="Come along">
          <p>Ride, volunteer, or set yourself a challenge. Somebody will give to you, too.</p>
          <div className={css({ mt: 'auto' })}>
            <LinkButton tone="plain" href="/register">
              Register yourself
            </LinkButton>
          </div>
        </Card>
      </div>
    </PageFrame>
  );
};
