import { type ReactNode, useEffect, useRef } from 'react';
import { metaOfRoutes } from '#machines/ride-route/ride-route.machine.ts';
import { rideRouteMeta as meta } from '#machines/ride-route/ride-route.messages.ts';
import { chosenOption, riddenIn } from '#machines/ride-route/ride-route.rules.ts';
import type { OwnRoutes } from '#machines/ride-route/ride-route.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part, Parts } from '#src/components/page-frame/part.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { Result } from '#src/components/result/result.tsx';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { ChoicePart } from './choice-part.tsx';
import { ConfirmingPart } from './confirming-part.tsx';
import { OwnRoutePart } from './own-route-part.tsx';
import { ReviewPart } from './review-part.tsx';
import type { PayingProps, RoutePartProps } from './ride-route.types.ts';
import { doneText } from './ride-route-messages.ts';

type RideRoutePageProps = PayingProps & {
  wayBack: WayBack;
  /** The part to join a peloton, also by its group code. */
  peloton: ReactNode;
};

const ledeOf = ({ routes, currentEventName }: OwnRoutes): string =>
  routes.length > 0
    ? `You’re riding ${listed.format(routes.map(({ route, rideName }) => `${route.name} at ${rideName}`))}.`
    : `You’re not registered to ride in ${currentEventName}. Choose a ride, then the route whose distance and commitment suit you.`;

const RoutesHero = ({ own }: { own: OwnRoutes }) => {
  const { routes, currentEventName } = own;
  return (
    <Hero
      land={routes[0]?.route.id ?? 'routes'}
      scenery={routes.length === 0}
      kicker={currentEventName}
      title={routes.length > 1 ? 'Your routes' : 'Your route'}
      lede={ledeOf(own)}
      actions={
        routes.length > 0 ? undefined : (
          <LinkButton size="lg" to="/register">
            Register to ride
          </LinkButton>
        )
      }
    />
  );
};

const listed = new Intl.ListFormat('en-US');

/** Asks again before the place is given up. */
const Question = ({ snapshot, send }: RoutePartProps) => {
  const ridden = riddenIn(snapshot.context);
  if (!snapshot.matches('asking') || ridden === null) return null;
  const dismiss = () => send({ type: 'form.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title={`Leave ${ridden.rideName}?`}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            Keep my place
          </Button>
          <Button tone="danger" onClick={() => send({ type: 'leaving.confirmed', key: crypto.randomUUID() })}>
            Leave the ride
          </Button>
        </>
      }
    >
      <p>
        Your place on {ridden.route.name} opens up for someone else, and your commitment for this ride ends.
        The money you raised stays. We don’t refund the fee.
      </p>
      {ridden.waiting.length === 0 ? null : (
        <p>
          You also leave the waiting list of {listed.format(ridden.waiting.map(({ routeName }) => routeName))}
          .
        </p>
      )}
    </Dialog>
  );
};

/** The open part of a change. It stays while a request runs, and while the person signs in again. */
const openPart = ({
  snapshot,
}: Pick<RoutePartProps, 'snapshot'>): 'choice' | 'review' | 'confirming' | null => {
  if (snapshot.matches('confirming')) return 'confirming';
  const { context } = snapshot;
  if (context.rideType === null || context.options.length === 0) return null;
  return chosenOption(context) === null ? 'choice' : 'review';
};

const OpenPart = (props: PayingProps & { own: OwnRoutes }) => {
  const { snapshot, own } = props;
  const ridden = riddenIn(snapshot.context);
  const option = chosenOption(snapshot.context);
  switch (openPart(props)) {
    case 'confirming':
      return <ConfirmingPart {...props} />;
    case 'choice':
      return ridden === null ? null : <ChoicePart {...props} ridden={ridden} title={meta.choosing.heading} />;
    case 'review':
      return ridden === null || option === null ? null : (
        <ReviewPart
          {...props}
          ridden={ridden}
          option={option}
          fundraisingDeadline={own.fundraisingDeadline}
          title={meta.reviewing.heading}
        />
      );
    case null:
      return null;
  }
};

/** The result of the last change. */
const News = ({ snapshot }: Pick<RoutePartProps, 'snapshot'>) => {
  const { problem } = snapshot.context;
  const done = doneText(snapshot.context);
  return (
    <Result
      done={done === null ? [] : [{ title: done }]}
      problem={problem === null || openPart({ snapshot }) !== null ? null : { text: problem.message }}
    />
  );
};

const Unavailable = ({ snapshot, send }: RoutePartProps) => (
  <UnavailableNotice title={meta.unavailable.heading} onRetry={() => send({ type: 'load.retried' })}>
    {snapshot.context.problem?.message}
  </UnavailableNotice>
);

const Expired = ({ wayBack }: Pick<RideRoutePageProps, 'wayBack'>) => (
  <ExpiredNotice title={meta.expired.heading} text={meta.expired.announce} wayBack={wayBack} />
);

const Routes = (props: RideRoutePageProps & { own: OwnRoutes }) => {
  const { snapshot, send, own, peloton } = props;
  if (snapshot.matches('unavailable')) return <Unavailable snapshot={snapshot} send={send} />;
  const isOpen = openPart(props) !== null;
  return (
    <>
      <News snapshot={snapshot} />
      <OpenPart {...props} />
      {isOpen
        ? null
        : own.routes.map((ridden) => (
            <OwnRoutePart
              key={ridden.route.id}
              ridden={ridden}
              timeZone={own.timeZone}
              isBusy={snapshot.hasTag('busy') || snapshot.matches('expired')}
              send={send}
            />
          ))}
      {isOpen || own.routes.length === 0 ? null : (
        <>
          {peloton}
          <Part title="What else you can change">
            <p className={css({ maxWidth: 'measure' })}>
              You can add the other ride, volunteer, or become a Challenger instead, in{' '}
              <TextLink to="/register">your registration</TextLink>.
            </p>
          </Part>
        </>
      )}
    </>
  );
};

/** The person's routes and their changes, by the states of the flow. */
export const RideRoutePage = (props: RideRoutePageProps) => {
  const { snapshot, wayBack } = props;
  const { own } = snapshot.context;
  const { announce } = metaOfRoutes(snapshot);
  const root = useRef<HTMLDivElement>(null);
  const state = String(snapshot.value);
  const wasIn = useRef(state);
  const hasRested = useRef(false);

  // The pressed button is gone with its state.
  useEffect(() => {
    const before = wasIn.current;
    wasIn.current = state;
    const isFirst = before === 'loading' && !hasRested.current;
    if (state === 'resting' || state === 'absent') hasRested.current = true;
    if (!['resting', 'absent'].includes(state) || before === state || isFirst || before === 'asking') return;
    // The page is taller than the window, so the result scrolls into view.
    const news = root.current?.querySelector<HTMLElement>('[data-result]:not(:empty)');
    takeFocus(news ?? root.current);
  }, [state]);

  if (own === null)
    return snapshot.matches('loading') ? (
      <ListSkeleton title={announce} />
    ) : (
      <PageFrame>
        <StepLayout title={meta.resting.heading}>
          {snapshot.matches('expired') ? <Expired wayBack={wayBack} /> : <Unavailable {...props} />}
        </StepLayout>
      </PageFrame>
    );
  return (
    <PageFrame hero={<RoutesHero own={own} />}>
      <Question {...props} />
      <div
        ref={root}
        tabIndex={-1}
        className={css({ _focusVisible: { outline: 'none', boxShadow: 'none' } })}
      >
        <Parts>
          {snapshot.matches('expired') ? <Expired wayBack={wayBack} /> : null}
          <Routes {...props} own={own} />
        </Parts>
      </div>
      <Announcement>
        {/* The notice says it when the session has ended. */}
        {snapshot.matches('expired') ? null : announce}
      </Announcement>
    </PageFrame>
  );
};
