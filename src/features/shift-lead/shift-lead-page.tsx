import { useEffect, useRef } from 'react';
import { withPhases } from '#machines/shift-lead/sheet-phase.rules.ts';
import { metaOfLead } from '#machines/shift-lead/shift-lead.machine.ts';
import { removalProblemText, shiftLeadMeta } from '#machines/shift-lead/shift-lead.messages.ts';
import { contentLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { counted } from '#src/components/format/numbers.ts';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { Result } from '#src/components/result/result.tsx';
import { BriefSkeleton } from '#src/components/skeleton/brief-skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { InviteHelp, LeadHelp } from './lead-help.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { SheetPart } from './sheet-part.tsx';
import { type Phased, ShiftIndex } from './shift-index.tsx';
import type { LeadPartProps } from './shift-lead.types.ts';
import { Refusals, SyncBar } from './sync-bar.tsx';

type ShiftLeadPageProps = LeadPartProps & { wayBack: WayBack; ownId: string | null };

const { heading } = shiftLeadMeta.resting;

/** Next to the sheets, where there is room: help for all of them. */
const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' },
  gridTemplateRows: { lg: 'auto 1fr' },
  columnGap: '12',
  rowGap: '6',
  pt: { base: '5', md: '8' },
  pb: '4',
  _print: { display: 'block' },
});
const sheetsLook = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  gridRow: { lg: '1 / span 2' },
  gridColumn: { lg: '1' },
  // A focused element is never behind the bar.
  '& :is(button, a, summary, input, textarea)': { scrollMarginBottom: '7rem' },
  // One sheet of paper for each shift.
  _print: { display: 'block', '& > section + section': { breakBefore: 'page' } },
});

const WithoutSheets = ({ snapshot, send, wayBack }: ShiftLeadPageProps) => {
  const { heading: title, announce } = metaOfLead(snapshot);
  if (snapshot.matches('expired'))
    return (
      <ExpiredNotice
        title={title}
        text={
          snapshot.context.unsent.length > 0
            ? announce
            : 'Your session has ended. Sign in again to see your shifts.'
        }
        wayBack={wayBack}
      />
    );
  return (
    <UnavailableNotice
      title={shiftLeadMeta.unavailable.heading}
      onRetry={() => send({ type: 'load.retried' })}
    >
      {snapshot.context.problem?.message}
    </UnavailableNotice>
  );
};

/** Free places in future shifts. */
const placesLeft = (sheets: Phased): number =>
  sheets
    .filter(({ phase }) => phase === 'next' || phase === 'later')
    .reduce(
      (sum, { sheet }) => sum + sheet.capacity - sheet.roster.filter(({ isInShift }) => isInShift).length,
      0,
    );

/** Before the first check-in opens, the lead looks for people; then they check them in. */
const ledeOf = (sheets: Phased, now: number): string => {
  const places = placesLeft(sheets);
  const isOpen = sheets.some(({ sheet: { checkIn } }) => now >= Date.parse(checkIn.from));
  return isOpen || places <= 0
    ? 'Check people in as they arrive, with or without a connection.'
    : `${counted(places, 'place')} still open. Invite people until check-in opens.`;
};

/** The result of an e-mail, or of a removal. */
const LeadResult = ({ snapshot }: Pick<LeadPartProps, 'snapshot'>) => {
  const { sent, removed, removalProblem } = snapshot.context;
  const said = useRef<HTMLDivElement>(null);
  const isDone = sent !== null || removed !== null || removalProblem !== null;
  // The pressed button is gone with the form, or with the person.
  useEffect(() => {
    if (isDone) takeFocus(said.current);
  }, [isDone]);
  const done = [
    ...(sent === null
      ? []
      : [
          {
            title: 'Your e-mail is on its way',
            text:
              sent.count === 1
                ? 'It goes to one person.'
                : `Each of the ${sent.count} people gets a separate e-mail.`,
          },
        ]),
    ...(removed === null
      ? []
      : [
          {
            title: `${removed} is off the shift`,
            text: 'They’ll get an e-mail. The place goes to the next person on the waiting list, or opens up.',
          },
        ]),
  ];
  return (
    <Result
      ref={said}
      done={done}
      problem={removalProblem === null ? null : removalProblemText(removalProblem)}
    />
  );
};

/** The sheets of a lead’s shifts, by the states of the flow. */
export const ShiftLeadPage = (props: ShiftLeadPageProps) => {
  const { snapshot, send, wayBack, ownId } = props;
  const { sheets, shiftId, ahead } = snapshot.context;
  const { heading: title, announce } = metaOfLead(snapshot);
  const wrote = useRef(shiftId);

  // The form that had the focus is gone.
  useEffect(() => {
    const before = wrote.current;
    wrote.current = shiftId;
    if (before === null || shiftId !== null || snapshot.context.sent !== null) return;
    takeFocus(document.querySelector<HTMLElement>(`[data-write="${before}"]`));
  }, [shiftId, snapshot.context.sent]);

  if (snapshot.matches('loading') && snapshot.context.unsent.length === 0 && sheets === null)
    return <BriefSkeleton title={heading} announce={announce} land="shift-lead" />;
  if (sheets === null)
    return (
      <PageFrame>
        <StepLayout title={heading}>
          {snapshot.matches('loading') ? <p>{announce}</p> : <WithoutSheets {...props} />}
        </StepLayout>
      </PageFrame>
    );
  if (snapshot.matches('absent'))
    return (
      <PageFrame
        hero={
          <Hero
            land="shift-lead"
            scenery={snapshot.context.refused.length === 0}
            kicker={sheets.currentEventName}
            title={heading}
            lede="You’re not leading a shift this year. Want to? Write to us, and we’ll find you one."
            actions={
              <>
                <LinkButton to="/volunteer-edit">See your shifts</LinkButton>
                <LinkButton tone="plain" {...contentLink('/contact')}>
                  Write to us
                </LinkButton>
              </>
            }
          />
        }
      >
        <Parts>
          <Refusals snapshot={snapshot} send={send} />
        </Parts>
      </PageFrame>
    );
  const now = Date.now() + ahead;
  const phased = withPhases(sheets.shifts, now);
  return (
    <PageFrame
      hero={
        <Hero
          land="shift-lead"
          brief
          kicker={sheets.currentEventName}
          title={heading}
          lede={ledeOf(phased, now)}
        />
      }
    >
      <RemovalQuestion snapshot={snapshot} send={send} />
      <div className={layout}>
        <ShiftIndex sheets={phased} />
        <div className={sheetsLook}>
          <Refusals snapshot={snapshot} send={send} />
          {snapshot.matches('expired') ? (
            <ExpiredNotice title={title} text={announce} wayBack={wayBack} />
          ) : null}
          <LeadResult snapshot={snapshot} />
          {phased.map(({ sheet, phase }) => (
            <SheetPart
              key={sheet.id}
              snapshot={snapshot}
              send={send}
              sheet={sheet}
              phase={phase}
              timeZone={sheets.timeZone}
              now={now}
              ownId={ownId}
            />
          ))}
          <SyncBar snapshot={snapshot} send={send} wayBack={wayBack} now={now} />
        </div>
        <div className={css({ display: 'grid', alignContent: 'start', gap: '8', gridColumn: { lg: '2' } })}>
          {placesLeft(phased) > 0 ? <InviteHelp /> : null}
          <LeadHelp />
        </div>
      </div>
      <Announcement>
        {/* The pressed button and the notice say it themselves. */}
        {snapshot.matches('mailing') || snapshot.matches('expired') ? null : announce}
      </Announcement>
    </PageFrame>
  );
};
