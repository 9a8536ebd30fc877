import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { readAddresses } from '#machines/invitation/addresses.ts';
import { type invitationMachine, metaOfInvitation } from '#machines/invitation/invitation.machine.ts';
import type { SentInvitations } from '#machines/invitation/invitation.types.ts';
import { longestMessage } from '#machines/invitation/invitation-message.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { counted } from '#src/components/format/numbers.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';

export type InvitationActor = ActorRefFrom<typeof invitationMachine>;

const invitations = (count: number) => counted(count, 'invitation', 'invitations');

/** The result of sending, without details of single addresses. */
export const sentText = ({ invited, invitedBefore }: SentInvitations): string => {
  const before =
    invitedBefore === 0
      ? ''
      : ` ${counted(invitedBefore, 'address', 'addresses')} already got one from your peloton this year.`;
  return `${invited === 0 ? 'No new invitations were sent.' : `${invitations(invited)} on the way.`}${before}`;
};

const idOf = (field: string) => (field === 'typed' ? 'invited-addresses' : 'invitation-message');

/** Invitations: addresses, typed or pasted, a short message, and the result. */
export const InvitationPanel = ({ actor, wayBack }: { actor: InvitationActor; wayBack: WayBack }) => {
  const snapshot = useSelector(actor, (one) => one);
  const { send } = actor;
  const { typed, message, fieldErrors, problem, sent } = snapshot.context;
  const { heading, announce, focus } = metaOfInvitation(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const isExpired = snapshot.matches('expired');
  const refusals = useRefusals(snapshot.context, isBusy);
  const { addresses, unreadable } = readAddresses(typed);
  const root = useRef<HTMLElement>(null);
  const state = String(snapshot.value);
  const wasIn = useRef(state);

  // The pressed button is gone with its state.
  useEffect(() => {
    const before = wasIn.current;
    wasIn.current = state;
    if (before === state) return;
    if (focus === 'result') takeFocus(root.current?.querySelector<HTMLElement>('[data-result]'));
    if (before === 'sent') takeFocus(document.getElementById(idOf('typed')));
  }, [state, focus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isExpired) return;
    refusals.ask();
    send({ type: 'invitations.submitted', key: crypto.randomUUID() });
  };

  return (
    <section ref={root} aria-labelledby="invitation-title" className={css({ display: 'grid', gap: '4' })}>
      <h2 id="invitation-title" className={css({ textStyle: 'subheading' })}>
        Invite by e-mail
      </h2>
      {snapshot.matches('sent') && sent !== null ? (
        <>
          <div tabIndex={-1} data-result>
            <Notice tone="success" role="status" title={sentText(sent)} level={3}>
              <p>We don’t keep the addresses. You’ll see who joins on your peloton’s page.</p>
            </Notice>
          </div>
          <div>
            <Button tone="plain" onClick={() => send({ type: 'invitations.begun' })}>
              Invite more people
            </Button>
          </div>
        </>
      ) : (
        <form noValidate onSubmit={submit} className={css({ display: 'grid', gap: '4' })}>
          <FormErrors
            fieldErrors={fieldErrors}
            idOf={idOf}
            refusals={refusals.count}
            problem={
              problem && { title: 'No invitations were sent', text: <p>{problem.message}</p>, level: 3 }
            }
          />
          {isExpired ? <ExpiredNotice title={heading} text={announce} level={3} wayBack={wayBack} /> : null}
          <TextArea
            id={idOf('typed')}
            label="E-mail addresses"
            hint="Up to 50, separated by commas, spaces or new lines. We e-mail each one once and don’t keep the addresses."
            rows={4}
            autoComplete="off"
            value={typed}
            error={fieldErrors.typed}
            disabled={isBusy || isExpired}
            onChange={(value) => send({ type: 'addresses.changed', typed: value })}
          />
          {fieldErrors.typed !== undefined && unreadable.length > 0 && addresses.length > 0 ? (
            <div>
              <Button tone="plain" onClick={() => send({ type: 'unreadable.removed' })}>
                Remove what isn’t an address
              </Button>
            </div>
          ) : null}
          <TextArea
            id={idOf('message')}
            label="A personal note"
            hint={`Up to ${longestMessage} characters, without links. The e-mail says who you are, and includes your page and the group code.`}
            optional
            rows={3}
            value={message}
            error={fieldErrors.message}
            disabled={isBusy || isExpired}
            onChange={(value) => send({ type: 'message.changed', message: value })}
          />
          {isExpired ? null : (
            <div>
              <Button type="submit" tone="plain" wide="phone" pending={isBusy} pendingText={announce}>
                {addresses.length === 0 ? 'Send invitations' : `Send ${invitations(addresses.length)}`}
              </Button>
            </div>
          )}
        </form>
      )}
    </section>
  );
};
