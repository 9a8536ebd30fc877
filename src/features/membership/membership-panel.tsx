import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type MembershipSnapshot,
  type membershipMachine,
  metaOfMembership,
} from '#machines/membership/membership.machine.ts';
import { doneText } from '#machines/membership/membership.messages.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { useErrorFocus } from '#src/components/form/focus-errors.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { Member, Offered, Reviewing, WithdrawalAsked } from './leaving-steps.tsx';
import {
  CameToNothing,
  Looking,
  Open,
  Pending,
  Refused,
  row,
  SignedOut,
  type SignedOutProps,
  type StepProps,
  stack,
} from './membership-steps.tsx';

export type MembershipActor = ActorRefFrom<typeof membershipMachine>;

const isIn = (
  snapshot: MembershipSnapshot,
  states: readonly Parameters<MembershipSnapshot['matches']>[0][],
) => states.some((state) => snapshot.matches(state));

/** The panel's step: a running action keeps the step where it began. */
const Content = ({ isAccepting, ...props }: StepProps & Pick<SignedOutProps, 'isAccepting'>) => {
  const { snapshot, send } = props;
  const { joinState, preview, pelotonId, done, problem } = snapshot.context;
  if (snapshot.matches('signedOut'))
    return <SignedOut pelotonId={pelotonId ?? ''} isAccepting={isAccepting} />;
  if (pelotonId === null) return <Looking {...props} />;
  if (snapshot.matches('unavailable'))
    return (
      <>
        {done === 'nothing' ? null : <p>We couldn’t load the rest. {problem?.message}</p>}
        <div className={row}>
          <Button
            tone={done === 'nothing' ? 'primary' : 'plain'}
            onClick={() => send({ type: 'load.retried' })}
          >
            Try again
          </Button>
        </div>
      </>
    );
  if (snapshot.matches('left'))
    return (
      <CameToNothing {...props}>
        {preview?.isLast
          ? 'The peloton is closed. You keep everything that you raised.'
          : 'You keep everything that you raised. We told the captain and the admins.'}
      </CameToNothing>
    );
  if (joinState === null) return <p className={css({ minHeight: '24' })}>One moment …</p>;
  const known = { ...props, joinState };
  if (isIn(snapshot, ['offered', 'answering'])) return <Offered {...known} />;
  if (isIn(snapshot, ['reviewing', 'leaving']) && preview !== null)
    return <Reviewing {...known} preview={preview} />;
  if (joinState.state === 'member') return <Member {...known} />;
  if (isIn(snapshot, ['withdrawalAsked', 'withdrawing'])) return <WithdrawalAsked {...props} />;
  if (joinState.state === 'pending') return <Pending {...known} />;
  const isAsking = isIn(snapshot, ['open', 'asking', 'refused', 'withdrawingElsewhere']);
  if (joinState.state === 'rejected' && !isAsking)
    return (
      <CameToNothing {...props}>
        {joinState.pelotonName} can’t take you this time. Other pelotons would be glad to have you, and you
        can <TextLink to="/peloton/new">start your own</TextLink>.
      </CameToNothing>
    );
  if (joinState.state === 'expired' && !isAsking)
    return (
      <CameToNothing {...props}>
        No one answered within 14 days. You can ask again, or ask another peloton.
      </CameToNothing>
    );
  return joinState.refusal === null ? <Open {...props} /> : <Refused {...known} />;
};

type MembershipPanelProps = { actor: MembershipActor; wayBack: WayBack; isAccepting: boolean };

/** The reader's relation to the peloton, and their actions. Goes into a dialog, which shows the state's heading. */
export const MembershipPanel = ({ actor, wayBack, isAccepting }: MembershipPanelProps) => {
  const snapshot = useSelector(actor, (one) => one);
  const root = useRef<HTMLDivElement>(null);
  const { problem, fieldErrors, joinState, done } = snapshot.context;
  const { focus, announce } = metaOfMembership(snapshot);
  const { value } = snapshot;
  const state = typeof value === 'string' ? value : Object.keys(value)[0];
  const refusals = useRefusals(snapshot.context, snapshot.hasTag('busy'));
  useErrorFocus(refusals.count, root);
  const send: StepProps['send'] = (event) => {
    refusals.ask(event.type.endsWith('.submitted'));
    actor.send(event);
  };
  const isWrong = Object.keys(fieldErrors).length > 0;
  const wasIn = useRef(state);
  // After a failed load the heading says what worked. A code may have led to another peloton than the known one.
  const isUnavailable = snapshot.matches('unavailable');
  const isOld = isUnavailable || (done === 'joined' && snapshot.matches('loading'));
  const said = joinState === null || isOld ? '' : doneText(done, joinState);
  const isSaidBelow = isUnavailable && done !== 'nothing';

  // The pressed button is gone with its state, and so is the focus of a field that was disabled meanwhile. The first load follows no press
  // in this panel.
  useEffect(() => {
    const before = wasIn.current;
    wasIn.current = state;
    if (before === state || before === 'loading') return;
    if (focus !== 'none' && !isWrong) takeFocus(root.current);
  }, [state, focus, isWrong]);

  return (
    <div ref={root} tabIndex={-1} className={css({ _focusVisible: { outline: 'none', boxShadow: 'none' } })}>
      <div className={stack}>
        {said === '' ? null : (
          <Notice tone="success" role="status">
            <p>{said}</p>
          </Notice>
        )}
        {problem !== null && !isWrong && !isSaidBelow ? (
          <Notice tone="error" role="alert">
            <p>{problem.message}</p>
          </Notice>
        ) : null}
        {snapshot.matches('expired') ? (
          <ExpiredNotice text={announce} wayBack={wayBack} />
        ) : (
          <Content snapshot={snapshot} send={send} isAccepting={isAccepting} />
        )}
        <Announcement>{snapshot.hasTag('busy') ? announce : ''}</Announcement>
      </div>
    </div>
  );
};
