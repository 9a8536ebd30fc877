import { type ReactNode, useEffect, useRef } from 'react';
import { thankYouMeta } from '#machines/thank-you/thank-you.messages.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { CardsSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { ChooseDonations } from './choose-donations.tsx';
import { LetterPreview } from './letter-preview.tsx';
import type { SendThankYou, ThankYouSnapshot } from './thank-you.types.ts';
import { moreText, sentText, thankYouMetaOf, waitingText } from './thank-you-messages.ts';
import { WriteLetter } from './write-letter.tsx';

/** On a phone the buttons are above it. */
const belowText = css({ mt: { base: '5', md: '0' } });

type ThankYouPageProps = {
  snapshot: ThankYouSnapshot;
  send: SendThankYou;
  lastName: string;
  wayBack: WayBack;
};

const isOver = (snapshot: ThankYouSnapshot): boolean =>
  snapshot.matches('sent') || snapshot.matches('partlySent') || snapshot.matches('failed');

/** The text stays on the page while it is sent, and while the person signs in again. */
const isWriting = (snapshot: ThankYouSnapshot): boolean =>
  snapshot.matches('writing') ||
  snapshot.matches('sending') ||
  (snapshot.matches('expired') && snapshot.context.key !== null);

const ledeOf = (snapshot: ThankYouSnapshot): ReactNode => {
  const { context } = snapshot;
  if (isOver(snapshot)) return sentText(context);
  if (snapshot.matches('empty'))
    return 'No one is waiting for a thank-you. When someone gives to you, come back and tell them what it means to you.';
  if (snapshot.matches('choosing')) return waitingText(context);
  if (isWriting(snapshot))
    return 'One e-mail in your own words. We send it, and no one sees anyone’s address.';
  return null;
};

const WaysOn = ({ snapshot, send }: Pick<ThankYouPageProps, 'snapshot' | 'send'>) => {
  const more = isOver(snapshot) ? moreText(snapshot.context) : null;
  return (
    <>
      {more === null ? null : (
        <Button size="lg" onClick={() => send({ type: 'more.requested' })}>
          {more}
        </Button>
      )}
      <LinkButton
        size="lg"
        tone={more === null ? 'primary' : 'plain'}
        to="/profile/$id/donations"
        params={{ id: snapshot.context.publicId }}
      >
        See your gifts
      </LinkButton>
    </>
  );
};

const Body = ({ snapshot, send, wayBack }: ThankYouPageProps): ReactNode => {
  const { context } = snapshot;
  const { heading, announce } = thankYouMetaOf(snapshot);
  if (snapshot.matches('loading')) return <CardsSkeleton label={announce} />;
  if (snapshot.matches('unavailable'))
    return (
      <UnavailableNotice title={heading} onRetry={() => send({ type: 'load.retried' })}>
        {context.problem?.message ?? 'Check your connection and try again.'}
      </UnavailableNotice>
    );
  return (
    <>
      {snapshot.matches('expired') ? (
        <ExpiredNotice title={heading} text={announce} wayBack={wayBack} />
      ) : null}
      {snapshot.matches('choosing') ? <ChooseDonations context={context} send={send} /> : null}
      {isWriting(snapshot) ? (
        <WriteLetter context={context} isBusy={!snapshot.matches('writing')} send={send} />
      ) : null}
    </>
  );
};

/** Whether the page's title fits the state; a notice has the rest. */
const titleOf = (snapshot: ThankYouSnapshot): string => {
  if (isWriting(snapshot)) return thankYouMeta.writing.heading;
  return snapshot.matches('unavailable') || snapshot.matches('expired')
    ? thankYouMeta.loading.heading
    : thankYouMetaOf(snapshot).heading;
};

/** Thanking donors, by the states of the flow. */
export const ThankYouPage = (props: ThankYouPageProps) => {
  const { snapshot, send, lastName } = props;
  const { context } = snapshot;
  const { focus, announce } = thankYouMetaOf(snapshot);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = titleOf(snapshot);
  const shown = useRef(heading);

  // After a change of state the focus moves to the new heading. The first heading is the router's.
  useEffect(() => {
    if (focus === 'heading' && shown.current !== heading) takeFocus(title.current);
    shown.current = heading;
  }, [focus, heading]);

  const said = (
    <Announcement>
      {/* The skeleton, the pressed button and the notice say it themselves. */}
      {snapshot.hasTag('busy') || snapshot.matches('expired') ? null : announce}
    </Announcement>
  );
  const isEmpty = snapshot.matches('empty');
  if (isOver(snapshot) || isEmpty)
    return (
      <PageFrame
        hero={
          <Hero
            land={context.publicId}
            {...(isEmpty
              ? {
                  brief: true as const,
                  drawing: <Illustration of="no-letters" alt="" className={belowText} />,
                }
              : snapshot.matches('failed')
                ? { brief: true as const }
                : { scenery: true })}
            title={heading}
            titleRef={title}
            lede={ledeOf(snapshot)}
            actions={<WaysOn snapshot={snapshot} send={send} />}
          />
        }
      >
        {said}
      </PageFrame>
    );
  return (
    <PageFrame>
      <StepLayout
        wide
        aside={isWriting(snapshot) ? <LetterPreview context={context} lastName={lastName} /> : undefined}
        kicker={
          <TextLink to="/profile/$id/donations" params={{ id: context.publicId }}>
            Your gifts
          </TextLink>
        }
        title={heading}
        titleRef={title}
        lede={ledeOf(snapshot)}
      >
        <Body {...props} />
      </StepLayout>
      {said}
    </PageFrame>
  );
};
