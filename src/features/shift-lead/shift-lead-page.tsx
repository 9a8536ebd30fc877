import { useEffect, useRef } from 'react';
import { metaOfLead } from '#machines/shift-lead/shift-lead.machine.ts';
import { removalProblemText, shiftLeadMeta } from '#machines/shift-lead/shift-lead.messages.ts';
import type { Sheets } from '#machines/shift-lead/shift-lead.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { Result } from '#src/components/result/result.tsx';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { ExpiredNotice } from '#src/components/way-back/expired-notice.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { RemovalQuestion } from './removal-question.tsx';
import { SheetPart } from './sheet-part.tsx';
import type { LeadPartProps } from './shift-lead.types.ts';
import { Refusals, SyncBar } from './sync-bar.tsx';

type ShiftLeadPageProps = LeadPartProps & { wayBack: WayBack; ownId: string | null };

const { heading } = shiftLeadMeta.resting;

const sheetsLook = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10',
  maxWidth: '52rem',
  // What takes the focus is never behind the bar.
  '& :is(button, a, summary, input, textarea)': { scrollMarginBottom: '7rem' },
  // A sheet of paper for each shift.
  _print: { display: 'block', '& > section + section': { breakBefore: 'page' } },
});

/** Each way with its time inside, a row where there is room. */
const index = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  gap: '3',
  listStyle: 'none',
  m: '0',
  p: '0',
  '& a': {
    display: 'block',
    height: 'full',
    px: '4',
    py: '2.5',
    border: '1.5px solid token(colors.edge)',
    borderRadius: 'card',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'ink',
    textDecoration: 'none',
    _hover: { borderColor: 'ink', bg: 'surface' },
  },
  '& span': { display: 'block', fontWeight: 'normal', color: 'ink.soft' },
});

const aside = css({ display: 'grid', gap: '8', _print: { display: 'none' } });

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

/** Ways to each shift, where there are several. */
const ShiftIndex = ({ sheets: { shifts } }: { sheets: Sheets }) =>
  shifts.length < 2 ? null : (
    <nav
      aria-labelledby="lead-index"
      className={css({ display: 'grid', gap: '3', _print: { display: 'none' } })}
    >
      <h2 id="lead-index" className={css({ textStyle: 'label' })}>
        Your shifts
      </h2>
      <ol className={index}>
        {shifts.map(({ id, title, day, startTime }) => (
          <li key={id}>
            <a href={`#shift-${id}`}>
              {title}
              <span>
                {dateText(day, 'brief')}, {timeOfDay(startTime)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );

/** Beside the sheets: where a lead finds help, and the sheets on paper. */
const LeadAside = () => (
  <div className={aside}>
    <div>
      <Button tone="plain" onClick={() => print()}>
        Print
      </Button>
    </div>
    <section aria-labelledby="lead-help" className={css({ display: 'grid', gap: '3' })}>
      <h2 id="lead-help" className={css({ textStyle: 'label' })}>
        Need help?
      </h2>
      <p>
        <TextLink href="/community-hub/resources/volunteer-handbook">Volunteer handbook</TextLink>
      </p>
      <p>
        <TextLink href="/safety">Safety on the course</TextLink>
      </p>
      <p>
        <TextLink href="/contact">Write to us</TextLink>
      </p>
    </section>
  </div>
);

/** What came of a letter, or of taking somebody off. */
const LeadResult = ({ snapshot }: Pick<LeadPartProps, 'snapshot'>) => {
  const { sent, removed, removalProblem } = snapshot.context;
  const said = useRef<HTMLDivElement>(null);
  const isDone = sent !== null || removed !== null || removalProblem !== null;
  // The button that was pressed is gone with the form, or with the person.
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

  // The form is gone that had the focus.
  useEffect(() => {
    const before = wrote.current;
    wrote.current = shiftId;
    if (before === null || shiftId !== null || snapshot.context.sent !== null) return;
    takeFocus(document.querySelector<HTMLElement>(`[data-write="${before}"]`));
  }, [shiftId, snapshot.context.sent]);

  if (snapshot.matches('loading') && snapshot.context.unsent.length === 0 && sheets === null)
    return <ListSkeleton title={announce} />;
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
            lede="You’re not leading a shift this year."
            actions={<LinkButton href="/volunteer-edit">See your shifts</LinkButton>}
          />
        }
      >
        <Parts>
          <Refusals snapshot={snapshot} send={send} />
        </Parts>
      </PageFrame>
    );
  const now = Date.now() + ahead;
  return (
    <PageFrame>
      <RemovalQuestion snapshot={snapshot} send={send} />
      <StepLayout
        aside={<LeadAside />}
        kicker={sheets.currentEventName}
        title={heading}
        lede="Check people in as they arrive. It works without a connection, too."
      >
        <div className={sheetsLook}>
          <Refusals snapshot={snapshot} send={send} />
          {snapshot.matches('expired') ? (
            <ExpiredNotice title={title} text={announce} wayBack={wayBack} />
          ) : null}
          <LeadResult snapshot={snapshot} />
          <ShiftIndex sheets={sheets} />
          {sheets.shifts.map((sheet) => (
            <SheetPart
              key={sheet.id}
              snapshot={snapshot}
              send={send}
              sheet={sheet}
              timeZone={sheets.timeZone}
              now={now}
              ownId={ownId}
            />
          ))}
          <SyncBar snapshot={snapshot} send={send} wayBack={wayBack} now={now} />
        </div>
      </StepLayout>
      <VisuallyHidden>
        <span aria-live="polite">{announce}</span>
      </VisuallyHidden>
    </PageFrame>
  );
};
