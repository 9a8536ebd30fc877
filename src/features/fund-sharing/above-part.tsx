import type { ReactNode, Ref } from 'react';
import type { FundSharingSnapshot } from '#machines/fund-sharing/fund-sharing.machine.ts';
import { fundSharingMeta as meta } from '#machines/fund-sharing/fund-sharing.messages.ts';
import type { FundSharingEvent } from '#machines/fund-sharing/fund-sharing.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { doneText, unclearText } from './sharing-messages.ts';

export type AbovePartProps = {
  snapshot: FundSharingSnapshot;
  send: (event: FundSharingEvent) => void;
  wayBack: WayBack;
  /** Takes the focus when a message appears. */
  boxRef?: Ref<HTMLDivElement>;
};

const Done = ({ text }: { text: string | null }) =>
  text === null ? null : <Notice tone="success" role="status" title={text} />;

const Unclear = ({ snapshot, send }: Pick<AbovePartProps, 'snapshot' | 'send'>) => (
  <Notice
    tone="warning"
    role="alert"
    title={unclearText(snapshot.context)}
    action={<Button onClick={() => send({ type: 'action.retried' })}>Try again</Button>}
  >
    <p>{meta.unclear.announce}</p>
  </Notice>
);

const Changed = ({ snapshot, send }: Pick<AbovePartProps, 'snapshot' | 'send'>) => (
  <Notice
    tone="warning"
    role="alert"
    title={meta.changed.heading}
    action={
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button onClick={() => send({ type: 'preview.asked' })}>See the new totals</Button>
        <Button tone="plain" onClick={() => send({ type: 'preview.dismissed' })}>
          Change the amounts
        </Button>
      </div>
    }
  >
    <p>{meta.changed.announce}</p>
    <ul>
      {snapshot.context.moved.map(({ path, message }) => (
        <li key={path}>{message}</li>
      ))}
    </ul>
  </Notice>
);

const noticeOf = ({ snapshot, send, wayBack }: AbovePartProps): ReactNode => {
  const { context } = snapshot;
  const done = doneText(context);
  if (snapshot.matches('expired'))
    return <ExpiredNotice title={meta.expired.heading} text={meta.expired.announce} wayBack={wayBack} />;
  if (snapshot.matches('unclear')) return <Unclear snapshot={snapshot} send={send} />;
  if (snapshot.matches('changed')) return <Changed snapshot={snapshot} send={send} />;
  if (snapshot.matches({ showing: 'stale' }))
    return (
      <>
        <Done text={done} />
        <Notice
          tone="warning"
          role="alert"
          title="This may be out of date"
          action={
            <Button tone="plain" onClick={() => send({ type: 'load.retried' })}>
              Reload
            </Button>
          }
        >
          <p>We couldn’t refresh the figures. Check your connection and reload.</p>
        </Notice>
      </>
    );
  if (done !== null) return <Done text={done} />;
  return context.action !== null && context.problem !== null ? (
    <Notice tone="error" role="alert" title="That didn’t work">
      <p>{context.problem.message}</p>
    </Notice>
  ) : null;
};

/** The messages at the top: what was done, what is unclear, and what may be outdated. */
export const AbovePart = (props: AbovePartProps) => {
  const notice = noticeOf(props);
  return notice === null ? null : (
    <div ref={props.boxRef} tabIndex={-1} className={css({ display: 'grid', gap: '4' })}>
      {notice}
    </div>
  );
};
