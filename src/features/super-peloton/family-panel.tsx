import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { metaOfSuperPeloton } from '#machines/super-peloton/super-peloton.machine.ts';
import {
  doneText,
  superPelotonMeta as meta,
  questionOf,
  titleOf,
} from '#machines/super-peloton/super-peloton.messages.ts';
import type { Ending, Named } from '#machines/super-peloton/super-peloton.types.ts';
import { takenIn } from '#machines/super-peloton/super-peloton.updates.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import type { FamilyPanelProps } from './family.types.ts';
import { Bound } from './family-bound.tsx';
import { Requests } from './family-requests.tsx';
import { FindPartner } from './find-partner.tsx';
import { type SuperPelotonPorts, superPelotonFlow } from './super-peloton.actors.ts';

type FamilyDeskProps = SuperPelotonPorts & {
  /** Another one needs another `key`. */
  peloton: Named;
  /** Called after the page's totals and lists change. */
  onChanged: () => void;
  wayBack: WayBack;
};

/** A captain asks, invites, accepts, declines and ends the peloton's ties to others here. */
export const FamilyDesk = ({ peloton: { id, name }, onChanged, wayBack, ...ports }: FamilyDeskProps) => {
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => superPelotonFlow(ports));
  const actor = useFlowActor(logic, { input: { pelotonId: id, name } });
  const snapshot = useSelector(actor, (one) => one);

  useEffect(() => {
    const { unsubscribe } = actor.on('family.changed', onChanged);
    return unsubscribe;
  }, [actor, onChanged]);

  return <FamilyPanel snapshot={snapshot} send={actor.send} wayBack={wayBack} />;
};

type FamilyQuestionProps = Pick<FamilyPanelProps, 'snapshot' | 'send'> & { isSuper: boolean };

/** Asks again before a request or tie is declined, withdrawn or ended. */
const FamilyQuestion = ({ snapshot, send, isSuper }: FamilyQuestionProps) => {
  const { action, name } = snapshot.context;
  if (!snapshot.matches('confirming') || action === null) return null;
  const ending = action.kind as Ending;
  const { title, text, keep, confirm } = questionOf(ending, { name, other: action.other.name, isSuper });
  const dismiss = () => send({ type: 'question.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title={title}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            {keep}
          </Button>
          <Button tone="danger" onClick={() => send({ type: 'ending.confirmed', key: crypto.randomUUID() })}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};

/** The anchor in the e-mail about a request. */
const familyId = 'super-peloton';

const superLede = 'Invite pelotons, and answer those who ask. Your total counts everyone once.';

/** The result of the last action. It takes the focus, because the pressed button is gone, or can be pressed again. */
const Said = ({
  snapshot,
  send,
  isFailureAnnounced,
}: Pick<FamilyPanelProps, 'snapshot' | 'send'> & {
  /** The page shows the failure. */
  isFailureAnnounced: boolean;
}) => {
  const { problem } = snapshot.context;
  const said = doneText(snapshot.context);
  const failed = problem === null || isFailureAnnounced ? '' : problem.message;
  const isUnclear = snapshot.matches({ showing: 'failed' });
  const isActing = snapshot.matches('acting');
  const box = useRef<HTMLDivElement>(null);
  const wasActing = useRef(isActing);
  useEffect(() => {
    if (wasActing.current && !isActing) takeFocus(box.current);
    wasActing.current = isActing;
  }, [isActing]);
  return (
    <div ref={box} tabIndex={-1} className={css({ _empty: { display: 'none' } })}>
      {said === '' ? null : (
        <Notice tone="success" role="status">
          <p>{said}</p>
        </Notice>
      )}
      {failed === '' ? null : (
        <Notice
          tone="error"
          role="alert"
          level={3}
          title={isUnclear ? 'That may not have worked' : undefined}
          action={
            isUnclear ? (
              <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
                <Button tone="plain" onClick={() => send({ type: 'action.retried' })}>
                  Send it again
                </Button>
                <Button tone="quiet" onClick={() => send({ type: 'load.retried' })}>
                  See what happened
                </Button>
              </span>
            ) : undefined
          }
        >
          <p>{failed}</p>
        </Notice>
      )}
    </div>
  );
};

const Stale = ({ send }: Pick<FamilyPanelProps, 'send'>) => (
  <Notice
    tone="warning"
    role="alert"
    level={3}
    title="This may be out of date"
    action={
      <Button tone="plain" onClick={() => send({ type: 'load.retried' })}>
        Reload
      </Button>
    }
  >
    <p>We couldn’t refresh this. Check your connection and reload.</p>
  </Notice>
);

const WithoutView = ({ snapshot, send, wayBack }: FamilyPanelProps) => {
  const { heading, announce } = metaOfSuperPeloton(snapshot);
  if (snapshot.matches('expired'))
    return <ExpiredNotice title={heading} text={announce} level={3} wayBack={wayBack} />;
  if (snapshot.matches('unavailable'))
    return (
      <Notice
        tone="error"
        role="alert"
        level={3}
        title={heading}
        action={
          <Button tone="plain" onClick={() => send({ type: 'load.retried' })}>
            Try again
          </Button>
        }
      >
        <p>{snapshot.context.problem?.message ?? announce}</p>
      </Notice>
    );
  if (snapshot.matches('forbidden'))
    return (
      <Notice tone="warning" role="status" level={3} title={heading}>
        <p>{announce}</p>
      </Notice>
    );
  return (
    <p role="status" className={css({ minHeight: '24', color: 'ink.soft' })}>
      {announce}
    </p>
  );
};

/** The peloton's ties to others, and their changes by its captain. */
export const FamilyPanel = ({ snapshot, send, wayBack }: FamilyPanelProps) => {
  const { view, pelotonId } = snapshot.context;
  const isLoaded = view !== null;
  // The page scrolled to the anchor before this was rendered.
  useEffect(() => {
    if (isLoaded && location.hash === `#${familyId}`) document.getElementById(familyId)?.scrollIntoView();
  }, [isLoaded]);
  if (view === null)
    return (
      <Part title={meta.showing.heading}>
        <WithoutView snapshot={snapshot} send={send} wayBack={wayBack} />
      </Part>
    );
  const { heading, announce } = metaOfSuperPeloton(snapshot);
  const isSuper = view.level === 'super';
  const isBusy = snapshot.matches('acting') || snapshot.matches('expired');
  const shared = { snapshot, send, view, isBusy };
  return (
    <Part id={familyId} title={titleOf(view)} lede={isSuper ? superLede : undefined}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' })}>
        {snapshot.matches('expired') ? (
          <ExpiredNotice title={heading} text={announce} level={3} wayBack={wayBack} />
        ) : null}
        {snapshot.matches({ showing: 'stale' }) ? <Stale send={send} /> : null}
        <Said snapshot={snapshot} send={send} isFailureAnnounced={snapshot.matches('expired')} />
        <Requests {...shared} />
        <Bound {...shared} />
        {isSuper || view.parent === null ? (
          <FindPartner {...shared} taken={takenIn(pelotonId, view)} />
        ) : null}
      </div>
      <FamilyQuestion snapshot={snapshot} send={send} isSuper={isSuper} />
      <Announcement>{snapshot.hasTag('busy') ? announce : ''}</Announcement>
    </Part>
  );
};
