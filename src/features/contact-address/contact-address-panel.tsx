import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type ContactAddressSnapshot,
  type contactAddressMachine,
  metaOfAddress,
} from '#machines/contact-address/contact-address.machine.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { useErrorFocus } from '#src/components/form/focus-errors.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { isComposing } from '#src/components/keyboard/is-composing.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { panelStyles } from '#src/components/panel/panel-styles.ts';
import { Announcement } from '#src/components/visually-hidden/announcement.tsx';
import { ExpiredNotice, type WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';

export type ContactAddressActor = ActorRefFrom<typeof contactAddressMachine>;

const { box, row, note } = panelStyles;

const key = () => crypto.randomUUID();

const doneText = ({ done, emailAddress, openChange }: ContactAddressSnapshot['context']): string => {
  if (done === 'changed') return `Your address is changed. From now on, we’ll write to ${emailAddress}.`;
  if (done === 'cancelled') return `Nothing has changed. We’ll keep writing to ${emailAddress}.`;
  return done === 'sent' ? `A code is on its way to ${openChange?.emailAddress}.` : '';
};

/** The panel's step: a running action keeps the step where it began. */
const stepOf = (snapshot: ContactAddressSnapshot): 'reading' | 'entering' | 'confirming' => {
  const { openChange, typed } = snapshot.context;
  if (snapshot.matches('entering')) return 'entering';
  if (snapshot.matches('resting') || snapshot.matches('unavailable')) return 'reading';
  if (openChange !== null) return 'confirming';
  return typed === '' ? 'reading' : 'entering';
};

type StepProps = { snapshot: ContactAddressSnapshot; send: ContactAddressActor['send'] };

/** Enter presses the step's button: the panel is inside the page's form, so it is no form itself. */
const onEnter = (submit: () => void) => (event: KeyboardEvent) => {
  const isEnter = event.key === 'Enter' && !isComposing(event.nativeEvent);
  if (!isEnter || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  submit();
};

const Entering = ({ snapshot, send }: StepProps) => {
  const { typed, fieldErrors } = snapshot.context;
  const submit = () => send({ type: 'address.submitted', key: key() });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the field inside.
    <div className={css({ display: 'contents' })} onKeyDown={onEnter(submit)}>
      <TextField
        id="new-contact-address"
        label="New e-mail address"
        hint="We’ll send a code there to make sure it’s yours."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={fieldErrors.typed}
        disabled={!snapshot.matches('entering')}
        onChange={(value) => send({ type: 'address.changed', typed: value })}
      />
      {snapshot.matches('expired') ? null : (
        <div className={row} data-actions>
          <Button
            tone="plain"
            pending={snapshot.matches('sending')}
            pendingText={metaOfAddress(snapshot).announce}
            onClick={submit}
          >
            Send me a code
          </Button>
          {snapshot.matches('entering') ? (
            <Button tone="quiet" onClick={() => send({ type: 'change.abandoned', key: key() })}>
              Keep the old address
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
};

const Confirming = ({ snapshot, send }: StepProps) => {
  const { code, fieldErrors, openChange, emailAddress } = snapshot.context;
  const isOpen = snapshot.matches('confirming');
  const submit = () => send({ type: 'code.submitted', key: key() });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the field inside.
    <div className={css({ display: 'contents' })} onKeyDown={onEnter(submit)}>
      <p>
        We sent a code to <strong translate="no">{openChange?.emailAddress}</strong>. Until you enter it here,
        we’ll keep writing to <strong translate="no">{emailAddress}</strong>.
      </p>
      <TextField
        id="contact-code"
        label="Code from the e-mail"
        hint="Six digits, good for 20 minutes. Check your spam folder, too."
        inputMode="numeric"
        autoComplete="one-time-code"
        width="short"
        value={code}
        error={fieldErrors.code}
        disabled={!isOpen}
        onChange={(value) => send({ type: 'code.changed', code: value })}
      />
      {snapshot.matches('expired') ? null : (
        <div className={row} data-actions>
          <Button
            tone="plain"
            pending={snapshot.hasTag('busy')}
            pendingText={metaOfAddress(snapshot).announce}
            onClick={submit}
          >
            Use the new address
          </Button>
          {isOpen ? (
            <>
              <Button tone="quiet" onClick={() => send({ type: 'code.requested', key: key() })}>
                Send a new code
              </Button>
              <Button tone="quiet" onClick={() => send({ type: 'change.abandoned', key: key() })}>
                Keep the old address
              </Button>
            </>
          ) : null}
        </div>
      )}
    </div>
  );
};

const Reading = ({ snapshot, send }: StepProps) => (
  <>
    <div className={css({ display: 'grid', gap: '1' })}>
      <p>
        We write to <strong translate="no">{snapshot.context.emailAddress}</strong>.
      </p>
      <p className={note}>
        That’s where we send receipts, news about gifts and everything about your ride. It doesn’t change how
        you sign in.
      </p>
    </div>
    {snapshot.matches('unavailable') ? null : (
      <div className={row} data-actions>
        <Button
          tone="plain"
          disabled={!snapshot.matches('resting')}
          onClick={() => send({ type: 'change.begun' })}
        >
          Change this address
        </Button>
      </div>
    )}
  </>
);

const steps = { reading: Reading, entering: Entering, confirming: Confirming };

type ContactAddressPanelProps = { actor: ContactAddressActor; wayBack: WayBack };

/** Shows a person's contact address, and changes it by a code that is e-mailed to the new one. */
export const ContactAddressPanel = ({ actor, wayBack }: ContactAddressPanelProps): ReactNode => {
  const snapshot = useSelector(actor, (one) => one);
  const root = useRef<HTMLElement>(null);
  const { heading, focus, announce } = metaOfAddress(snapshot);
  const { problem, fieldErrors } = snapshot.context;
  const refusals = useRefusals(snapshot.context, snapshot.hasTag('busy'));
  useErrorFocus(refusals.count, root);
  const send: StepProps['send'] = (event) => {
    refusals.ask(event.type === 'address.submitted' || event.type === 'code.submitted');
    actor.send(event);
  };
  const state = String(snapshot.value);
  const wasIn = useRef(state);
  const Step = steps[stepOf(snapshot)];
  const isUnavailable = snapshot.matches('unavailable');
  // By the pressed button, and by the notice.
  const isSaidElsewhere = snapshot.hasTag('busy') || snapshot.matches('expired');

  // The pressed button is gone with its state. The first load follows no press.
  useEffect(() => {
    const before = wasIn.current;
    wasIn.current = state;
    if (before === state || before === 'loading' || focus === 'none') return;
    takeFocus(
      root.current?.querySelector<HTMLElement>(focus === 'field' ? 'input' : '[data-actions] button'),
    );
  }, [state, focus]);

  return (
    <section ref={root} aria-label="Contact address" className={box}>
      {problem !== null && Object.keys(fieldErrors).length === 0 ? (
        <Notice
          tone="error"
          role="alert"
          level={3}
          title={isUnavailable ? heading : null}
          action={
            isUnavailable ? (
              <Button tone="plain" onClick={() => actor.send({ type: 'load.retried' })}>
                Try again
              </Button>
            ) : null
          }
        >
          <p>{problem.message}</p>
        </Notice>
      ) : null}
      {snapshot.matches('expired') ? (
        <ExpiredNotice title={heading} text={announce} level={3} wayBack={wayBack} />
      ) : null}
      <Step snapshot={snapshot} send={send} />
      <Announcement>
        {doneText(snapshot.context)} {isSaidElsewhere ? null : announce}
      </Announcement>
    </section>
  );
};
