import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import {
  type AccountClosingSnapshot,
  metaOfClosing,
} from '#machines/account-closing/account-closing.machine.ts';
import { accountClosingMeta } from '#machines/account-closing/account-closing.messages.ts';
import type { AccountClosingEvent, ClosingPreview } from '#machines/account-closing/account-closing.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { useErrorFocus } from '#src/components/form/focus-errors.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { CardsSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { Blockers } from './blockers.tsx';
import { endingOutcomes, type Outcome, stayingOutcomes } from './what-ends.ts';

const item = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 15rem) minmax(0, 1fr)' },
  columnGap: '8',
  rowGap: '1',
  py: '4',
  borderTop: '1px solid token(colors.line)',
  overflowWrap: 'anywhere',
});

/** A list of things and what happens to each, between hairlines. */
const Outcomes = ({ title, outcomes }: { title: string; outcomes: readonly Outcome[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css({ textStyle: 'subheading', mb: '3' })}>
        {title}
      </h2>
      <dl className={css({ borderBottom: '1px solid token(colors.line)' })}>
        {outcomes.map(({ title: what, text }) => (
          <div key={what} className={item}>
            <dt className={css({ fontWeight: 'bold' })}>{what}</dt>
            <dd className={css({ color: 'ink.soft', maxWidth: 'measure' })}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

type Send = (event: AccountClosingEvent) => void;
type PartProps = { snapshot: AccountClosingSnapshot; send: Send };

const room = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const fieldId = 'closing-first-name';

const Keep = ({ publicId }: { publicId: string }) => (
  <LinkButton tone="plain" size="lg" to="/profile/$id/edit" params={{ id: publicId }}>
    Keep my account
  </LinkButton>
);

/** The last step: typing the name confirms that the person has read the page. */
const Confirming = ({ snapshot, send, preview }: PartProps & { preview: ClosingPreview }) => {
  const { typed, fieldErrors, publicId } = snapshot.context;
  const isBusy = snapshot.matches('closing');
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(snapshot.context, isBusy);
  useErrorFocus(refusals.count, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    refusals.ask();
    send({ type: 'closing.submitted', key: crypto.randomUUID() });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={css({ display: 'grid', gap: '6' })}>
      <TextField
        id={fieldId}
        label={`Type “${preview.firstName}” to confirm`}
        hint="You can’t undo this."
        autoComplete="off"
        width="medium"
        value={typed}
        error={fieldErrors.firstName}
        disabled={isBusy}
        onChange={(value) => send({ type: 'name.changed', typed: value })}
      />
      <div className={row}>
        <Keep publicId={publicId} />
        <Button
          type="submit"
          tone="danger"
          size="lg"
          pending={isBusy}
          pendingText={accountClosingMeta.closing.announce}
        >
          Close my account
        </Button>
      </div>
    </form>
  );
};

const Reviewing = ({ snapshot, send, preview }: PartProps & { preview: ClosingPreview }) => {
  const { problem, fieldErrors } = snapshot.context;
  return (
    <div className={room}>
      <Outcomes title="What ends" outcomes={endingOutcomes(preview)} />
      <Outcomes title="What stays" outcomes={stayingOutcomes(preview)} />
      {problem !== null && Object.keys(fieldErrors).length === 0 ? (
        <Notice tone="error" role="alert" title="Your account isn’t closed yet">
          <p>{problem.message}</p>
        </Notice>
      ) : null}
      <Confirming snapshot={snapshot} send={send} preview={preview} />
    </div>
  );
};

const Blocked = ({ snapshot, send, preview }: PartProps & { preview: ClosingPreview }) => (
  <div className={room}>
    <div className={css({ display: 'grid', gap: '5' })}>
      <Blockers blockers={preview.blockers} />
    </div>
    <div className={row}>
      <Keep publicId={snapshot.context.publicId} />
      <Button tone="quiet" onClick={() => send({ type: 'check.requested' })}>
        Check again
      </Button>
    </div>
  </div>
);

const Body = ({ snapshot, send, wayBack }: PartProps & { wayBack: WayBack }): ReactNode => {
  const { preview, problem } = snapshot.context;
  const { heading, announce } = metaOfClosing(snapshot);
  if (snapshot.matches('unavailable'))
    return (
      <UnavailableNotice title={heading} onRetry={() => send({ type: 'load.retried' })}>
        {problem?.message}
      </UnavailableNotice>
    );
  if (snapshot.matches('expired')) return <ExpiredNotice title={heading} text={announce} wayBack={wayBack} />;
  if (snapshot.matches('closed')) return null;
  if (preview === null || snapshot.matches('loading'))
    return <CardsSkeleton label="Checking what would end" />;
  if (snapshot.matches('blocked')) return <Blocked snapshot={snapshot} send={send} preview={preview} />;
  return <Reviewing snapshot={snapshot} send={send} preview={preview} />;
};

const ledes = {
  blocked: 'Your account stays open until this is settled. You can close it right after.',
  closed: 'We’re signing you out. Thank you for the miles.',
  reviewing:
    'This takes effect right away and can’t be undone. Read what ends and what stays before you decide.',
};

const ledeOf = (snapshot: AccountClosingSnapshot): string | null => {
  if (snapshot.matches('blocked')) return ledes.blocked;
  if (snapshot.matches('closed')) return ledes.closed;
  return snapshot.matches('reviewing') || snapshot.matches('closing') ? ledes.reviewing : null;
};

/** The page where a person closes their account, by the states of the flow. */
export const AccountClosingPage = ({ snapshot, send, wayBack }: PartProps & { wayBack: WayBack }) => {
  const { heading, focus, announce } = metaOfClosing(snapshot);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(heading);
  const isNotice = snapshot.matches('unavailable') || snapshot.matches('expired');
  // By the pressed button, and by the notice.
  const isSaidElsewhere = snapshot.matches('closing') || snapshot.matches('expired');
  // After a change of state the focus moves to the new heading. The first heading is the router's.
  useEffect(() => {
    if (focus === 'heading' && shown.current !== heading) takeFocus(title.current);
    shown.current = heading;
  }, [focus, heading]);
  return (
    <PageFrame>
      <StepLayout
        titleRef={title}
        title={isNotice ? accountClosingMeta.reviewing.heading : heading}
        lede={ledeOf(snapshot)}
      >
        <Body snapshot={snapshot} send={send} wayBack={wayBack} />
      </StepLayout>
      <Announcement>{isSaidElsewhere ? null : announce}</Announcement>
    </PageFrame>
  );
};
