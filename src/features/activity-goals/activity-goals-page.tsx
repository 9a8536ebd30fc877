import { type ReactNode, useEffect, useRef } from 'react';
import { metaOfGoals } from '#machines/activity-goals/activity-goals.machine.ts';
import { activityGoalsMeta } from '#machines/activity-goals/activity-goals.messages.ts';
import type { OwnActivityGoals } from '#machines/activity-goals/activity-goals.types.ts';
import { goalOf } from '#machines/activity-goals/activity-goals.updates.ts';
import { activityName } from '#machines/form/activity-texts.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { counted } from '#src/components/format/numbers.ts';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { Result } from '#src/components/result/result.tsx';
import { BriefSkeleton } from '#src/components/skeleton/brief-skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';
import { doneText, weekText } from './activity-goals-messages.ts';
import { DayForm } from './day-form.tsx';
import { GoalCard } from './goal-card.tsx';
import { GoalForm } from './goal-form.tsx';
import { ThisWeek } from './this-week.tsx';

/** Closer to the title than on reading pages: people work on this page. */
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  pt: { base: '5', md: '8' },
});
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
  columnGap: { lg: '12' },
  rowGap: { base: '10', md: '12' },
  alignItems: 'start',
});
const main = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '10', md: '12' } });
const side = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  gap: '5',
  alignItems: 'start',
  // The column next to it is longer.
  lg: { position: 'sticky', top: '6' },
});

type ActivityGoalsPageProps = GoalsPartProps & {
  wayBack: WayBack;
  /** Below what others see of the goals: companions and sharing. */
  company?: ReactNode;
};

const ledeOf = ({ isChallenger, goals, today, currentEventName }: OwnActivityGoals): string => {
  if (!isChallenger)
    return `You’re not a Challenger in ${currentEventName}. Challengers pick their own activity, pay no fee and make no commitment: rowing, walking, yoga, anything you can count.`;
  return goals.length > 0
    ? weekText({ goals, today })
    : `You’re a Challenger in ${currentEventName} and haven’t set a goal yet.`;
};

const GoalsHero = ({ own }: { own: OwnActivityGoals }) => (
  <Hero
    land="activity-goals"
    brief={own.isChallenger ? true : undefined}
    scenery={!own.isChallenger}
    kicker={own.currentEventName}
    title={activityGoalsMeta.resting.heading}
    lede={ledeOf(own)}
    actions={
      own.isChallenger ? undefined : (
        <LinkButton size="lg" to="/register" search={{ choose: 'challenger' }}>
          Register as a Challenger
        </LinkButton>
      )
    }
  />
);

/** Asks again before a goal is deleted with all its days. */
const Question = ({ snapshot, send }: GoalsPartProps) => {
  const goal = goalOf(snapshot.context);
  if (!snapshot.matches('asking') || goal === null) return null;
  const dismiss = () => send({ type: 'form.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title="Remove this goal?"
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            Keep it
          </Button>
          <Button tone="danger" onClick={() => send({ type: 'removal.confirmed', key: crypto.randomUUID() })}>
            Remove it
          </Button>
        </>
      }
    >
      <p>
        {goal.days.length === 0
          ? `This removes ${activityName(goal)}.`
          : `This removes ${activityName(goal)} and the ${goal.days.length === 1 ? 'day' : counted(goal.days.length, 'day')} you entered for it.`}
      </p>
    </Dialog>
  );
};

/** The open form. It stays while it is saved, and while the person signs in again. */
const openForm = ({ snapshot }: Pick<GoalsPartProps, 'snapshot'>): 'goal' | 'day' | null => {
  const kind =
    snapshot.matches('editing') || snapshot.matches('entering') ? null : snapshot.context.change?.kind;
  if (snapshot.matches('editing') || kind === 'add' || kind === 'alter') return 'goal';
  return snapshot.matches('entering') || kind === 'enter' ? 'day' : null;
};

const Goals = ({
  own,
  snapshot,
  send,
  company,
}: Omit<ActivityGoalsPageProps, 'wayBack'> & { own: OwnActivityGoals }) => {
  const { context } = snapshot;
  const form = openForm({ snapshot });
  const isBusy = !snapshot.matches('resting');
  const goal = goalOf(context);
  const problem = form === null ? context.problem : null;
  const done = doneText(context);
  return (
    <>
      <Result
        done={done === null ? [] : [{ title: done }]}
        problem={problem === null ? null : { text: problem.message }}
      />
      {form === 'goal' ? <GoalForm snapshot={snapshot} send={send} /> : null}
      {form === 'day' && goal !== null ? <DayForm goal={goal} snapshot={snapshot} send={send} /> : null}
      <div className={columns}>
        <div className={main}>
          {own.goals.length === 0 ? null : <ThisWeek own={own} isBusy={isBusy} send={send} />}
          <Part
            title="Your goals"
            aside={
              snapshot.can({ type: 'goal.begun' }) ? (
                <Button tone="plain" onClick={() => send({ type: 'goal.begun' })}>
                  Set another goal
                </Button>
              ) : null
            }
          >
            {own.goals.length === 0 ? (
              <p>Set a goal: miles, minutes or sessions. Then enter what you do, day by day.</p>
            ) : (
              <ul
                aria-label="Activity goals"
                className={css({
                  display: 'grid',
                  gap: '6',
                  gridTemplateColumns: 'minmax(0, 1fr)',
                  listStyle: 'none',
                  p: '0',
                  m: '0',
                })}
              >
                {own.goals.map((one) => (
                  <GoalCard key={one.id} goal={one} own={own} isBusy={isBusy} send={send} />
                ))}
              </ul>
            )}
          </Part>
        </div>
        <div className={side}>
          <SideCard title="On your page">
            <Checkbox
              id="show-activities"
              label="Show my progress on my page"
              hint="Everyone can see your goals. Only you see your progress, unless you show it."
              // While it is saved it shows the new choice.
              checked={context.change?.kind === 'show' ? context.change.isPublic : own.isPublic}
              disabled={isBusy}
              onChange={(isPublic) =>
                send({ type: 'visibility.changed', isPublic, key: crypto.randomUUID() })
              }
            />
          </SideCard>
          {company}
          <p>
            See everything you signed up for in <TextLink to="/register">your registration</TextLink>.
          </p>
        </div>
      </div>
    </>
  );
};

const WithoutGoals = ({ snapshot, send, wayBack }: ActivityGoalsPageProps): ReactNode => {
  const { heading, announce } = metaOfGoals(snapshot);
  if (snapshot.matches('expired')) return <ExpiredNotice title={heading} text={announce} wayBack={wayBack} />;
  return (
    <UnavailableNotice
      title={activityGoalsMeta.unavailable.heading}
      onRetry={() => send({ type: 'load.retried' })}
    >
      {snapshot.context.problem?.message}
    </UnavailableNotice>
  );
};

/** A Challenger’s goals, by the states of the flow. */
export const ActivityGoalsPage = (props: ActivityGoalsPageProps) => {
  const { snapshot, send, wayBack } = props;
  const { own } = snapshot.context;
  const { heading, focus, announce } = metaOfGoals(snapshot);
  const root = useRef<HTMLDivElement>(null);
  const state = String(snapshot.value);
  const wasIn = useRef(state);
  const isShowing = snapshot.context.change?.kind === 'show';
  const wasShowing = useRef(isShowing);

  // The pressed button is gone with its state.
  useEffect(() => {
    const before = wasIn.current;
    wasIn.current = state;
    if (before === state || before === 'loading') return;
    if (focus === 'field')
      takeFocus(root.current?.querySelector<HTMLElement>('form :is(input, select):enabled'));
    if (focus !== 'button') return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    takeFocus(
      wasShowing.current ? find('#show-activities') : (find('[data-result]:not(:empty)') ?? find('button')),
    );
  }, [state, focus]);
  // The context has the change only while it is saved.
  useEffect(() => {
    wasShowing.current = isShowing;
  }, [isShowing]);

  if (own === null)
    return snapshot.matches('loading') ? (
      <BriefSkeleton title={activityGoalsMeta.resting.heading} announce={announce} land="activity-goals" />
    ) : (
      <PageFrame>
        <StepLayout title={activityGoalsMeta.resting.heading}>
          <WithoutGoals {...props} />
        </StepLayout>
      </PageFrame>
    );
  return (
    <PageFrame hero={<GoalsHero own={own} />}>
      <Question snapshot={snapshot} send={send} />
      <div ref={root}>
        {own.isChallenger ? (
          <div className={parts}>
            {snapshot.matches('expired') ? (
              <ExpiredNotice title={heading} text={announce} wayBack={wayBack} />
            ) : null}
            {snapshot.matches('unavailable') ? <WithoutGoals {...props} /> : <Goals {...props} own={own} />}
          </div>
        ) : null}
      </div>
      <Announcement>
        {/* The notice says it when the session has ended. */}
        {snapshot.matches('expired') ? null : announce}
      </Announcement>
    </PageFrame>
  );
};
