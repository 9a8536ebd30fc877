import { type ReactNode, useEffect, useRef } from 'react';
import { needsPeople } from '#machines/shifts/shift-days.rules.ts';
import { metaOfShifts } from '#machines/shifts/shifts.machine.ts';
import { shiftsMeta } from '#machines/shifts/shifts.messages.ts';
import type { LoadedShifts, OwnSignUps } from '#machines/shifts/shifts.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextAnchor, TextLink } from '#src/components/button/text-link.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { counted, whole } from '#src/components/format/numbers.ts';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { Result } from '#src/components/result/result.tsx';
import { BriefSkeleton } from '#src/components/skeleton/brief-skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { BrowsePart } from './browse-part.tsx';
import { friendsLinkId } from './friends-link.tsx';
import { LastShiftEnding } from './last-shift-ending.tsx';
import { LedShifts } from './led-shifts.tsx';
import { OwnShifts } from './own-shifts.tsx';
import { Question } from './question.tsx';
import { SharedPart } from './shared-part.tsx';
import { change, type Looking, type ShiftsPartProps } from './shifts.types.ts';
import { doneText, openText } from './shifts-messages.ts';
import { WaitingPart } from './waiting-part.tsx';

type ShiftsPageProps = ShiftsPartProps & { wayBack: WayBack; looking: Looking };

const ledeOf = ({ isVolunteer, places, led, currentEventName }: OwnSignUps): string => {
  if (places.length > 0)
    return `You have ${counted(places.length, 'shift')}${led.length > 0 ? ` and lead ${whole(led.length)}` : ''}. Thank you!`;
  if (isVolunteer) return `You’re volunteering at ${currentEventName}. You don’t have a shift yet.`;
  return led.length > 0
    ? `You lead ${counted(led.length, 'shift')} at ${currentEventName}.`
    : `You’re not registered to volunteer at ${currentEventName}. There are shifts on the course, at rest stops and at the finish, each two hours or longer.`;
};

const ShiftsHero = ({ own, shifts }: LoadedShifts) => {
  const open = shifts.filter((shift) => needsPeople(shift, own.now)).length;
  return (
    <Hero
      land="shifts"
      brief={own.isVolunteer || own.led.length > 0 || undefined}
      scenery={!own.isVolunteer && own.led.length === 0}
      kicker={own.currentEventName}
      title={shiftsMeta.resting.heading}
      lede={
        own.isVolunteer ? (
          <>
            {ledeOf(own)} <TextAnchor href="#find">{openText(open, shifts.length)}</TextAnchor>
          </>
        ) : (
          ledeOf(own)
        )
      }
      actions={
        own.isVolunteer ? undefined : (
          <LinkButton size="lg" to="/register" search={{ choose: 'volunteer' }}>
            Register to volunteer
          </LinkButton>
        )
      }
    />
  );
};

const WithoutShifts = ({ snapshot, send, wayBack }: Omit<ShiftsPageProps, 'looking'>): ReactNode => {
  const { heading, announce } = metaOfShifts(snapshot);
  if (snapshot.matches('expired')) return <ExpiredNotice title={heading} text={announce} wayBack={wayBack} />;
  return (
    <UnavailableNotice title={shiftsMeta.unavailable.heading} onRetry={() => send({ type: 'load.retried' })}>
      {snapshot.context.problem?.message}
    </UnavailableNotice>
  );
};

const ShownName = ({
  snapshot,
  send,
  own,
  isBusy,
}: ShiftsPartProps & { own: OwnSignUps; isBusy: boolean }) => {
  const { change: under } = snapshot.context;
  return (
    <Fold heading="h2" title="Who can see you, and how to step down">
      <Checkbox
        id="show-name"
        label="Show my first name to the others in my shifts"
        hint="Only first names, and only of people who show theirs. The shift lead always knows who’s coming."
        // While it is saved it shows the new choice.
        checked={under?.kind === 'show' ? under.isShown : own.showsName}
        disabled={isBusy}
        onChange={(isShown) => change(send, { kind: 'show', isShown })}
      />
      <p className={css({ mt: '6', maxWidth: 'measure' })}>
        To stop volunteering altogether, cancel it in <TextLink to="/register">your registration</TextLink>.
        Your places open up right away.
      </p>
    </Fold>
  );
};

/** Closer together than the parts of a reading page: people work on this one. */
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  pt: { base: '5', md: '6' },
});

/** A volunteer’s shifts and all others, by the states of the flow. */
export const ShiftsPage = (props: ShiftsPageProps) => {
  const { snapshot, send } = props;
  const { loaded, shiftId, code } = snapshot.context;
  const { focus, announce } = metaOfShifts(snapshot);
  const result = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const state = String(snapshot.value);
  const wasIn = useRef(state);
  const { problem } = snapshot.context;
  const isRefused = problem !== null;
  const { done: saved } = snapshot.context;
  const doneKind = saved?.kind;
  const sharedId = saved?.kind === 'share' ? saved.shiftId : null;

  // The pressed button may be gone with its state.
  useEffect(() => {
    const before = wasIn.current;
    wasIn.current = state;
    if (before === state || before === 'asking') return;
    // A clicked checkbox keeps the focus.
    if (before === 'saving' && doneKind === 'show') return;
    if (focus === 'list') takeFocus(list.current);
    // After a refusal the list may have been loaded again.
    const isAfter = ['saving', 'swapping'].includes(before) || (before === 'loading' && isRefused);
    if (focus !== 'result' || !isAfter) return;
    // The link replaces its button.
    const link = sharedId === null || isRefused ? null : document.getElementById(friendsLinkId(sharedId));
    if (link !== null) {
      takeFocus(link);
      return;
    }
    // A person who keeps their shift has no result.
    takeFocus(result.current?.childElementCount ? result.current : list.current);
  }, [state, focus, isRefused, doneKind, sharedId]);

  if (loaded === null)
    return snapshot.matches('loading') ? (
      <BriefSkeleton title={shiftsMeta.resting.heading} announce={announce} land="shifts" />
    ) : (
      <PageFrame>
        <StepLayout title={shiftsMeta.resting.heading}>
          <WithoutShifts {...props} />
        </StepLayout>
      </PageFrame>
    );
  const { own }: LoadedShifts = loaded;
  // Behind the question the button stays, so that the focus can return to it.
  const isBusy = !['resting', 'swapping', 'asking'].includes(state);
  const from = snapshot.matches('swapping') ? shiftId : null;
  const isAway = snapshot.matches('expired') || snapshot.matches('unavailable');
  const done = isRefused ? null : doneText(snapshot.context);
  return (
    <PageFrame hero={<ShiftsHero {...loaded} />}>
      <Question snapshot={snapshot} send={send} />
      <div className={parts}>
        <Result
          ref={result}
          done={isAway || done === null ? [] : [{ title: done }]}
          problem={isAway || problem === null ? null : { text: problem.message }}
        >
          {isAway ? <WithoutShifts {...props} /> : null}
          <SharedPart loaded={loaded} code={code} isBusy={isBusy} send={send} />
        </Result>
        <LastShiftEnding own={own} />
        {own.isVolunteer ? (
          <>
            {from === null ? (
              <>
                <OwnShifts own={own} isBusy={isBusy} send={send} />
                {own.places.length === 0 ? <LedShifts own={own} /> : null}
                <WaitingPart own={own} isBusy={isBusy} send={send} />
              </>
            ) : null}
            <BrowsePart
              looking={props.looking}
              snapshot={snapshot}
              send={send}
              loaded={loaded}
              from={from}
              isBusy={isBusy}
              titleRef={list}
            />
            <ShownName snapshot={snapshot} send={send} own={own} isBusy={isBusy} />
          </>
        ) : (
          <LedShifts own={own} />
        )}
      </div>
      <Announcement>
        {/* The notice says it when the session has ended. */}
        {snapshot.matches('expired') ? null : announce}
      </Announcement>
    </PageFrame>
  );
};
