import type { ReactNode } from 'react';
import { dayIn, eventZone } from '#machines/calendar.ts';
import type { MembershipSnapshot } from '#machines/membership/membership.machine.ts';
import { refusalText } from '#machines/membership/membership.messages.ts';
import { longestMessage } from '#machines/membership/membership.rules.ts';
import type { JoinState, MembershipEvent } from '#machines/membership/membership.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { LastDay } from '#src/components/format/day.tsx';
import { css } from '#styled-system/css';

export type StepProps = { snapshot: MembershipSnapshot; send: (event: MembershipEvent) => void };

export const newKey = () => crypto.randomUUID();

export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' });
/** Buttons share a phone's width; where each needs a line, the one that continues comes first. */
export const row = css({
  display: 'flex',
  // Where every dialog has its buttons.
  'dialog &': { sm: { justifyContent: 'flex-end' } },
  flexWrap: { base: 'wrap-reverse', sm: 'wrap' },
  alignItems: 'center',
  gap: '3',
  '& > .button': { smDown: { flex: '1 1 auto', mx: '0!' } },
});
/** The only button of a form, below its fields. */
const formRow = css({ display: 'flex', '& > .button': { smDown: { flex: '1 1 auto', mx: '0!' } } });
/** The button that continues, and below it on a phone the others. */
export const waysRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const soft = css({ color: 'ink.soft' });
const quote = css({
  pl: '4',
  borderLeft: '3px solid token(colors.edge)',
  color: 'ink',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** The address of this page with the panel open. */
const here = (pelotonId: string) => `/peloton/${pelotonId}?join=yes`;

export type SignedOutProps = {
  pelotonId: string;
  /** Anyone can ask; otherwise a group code is required. */
  isAccepting: boolean;
};

export const SignedOut = ({ pelotonId, isAccepting }: SignedOutProps) => (
  <div className={stack}>
    <p>
      {isAccepting
        ? 'Everyone who takes part this year can ask to join. Sign in, and we’ll bring you right back here.'
        : 'This peloton takes members by invitation. Sign in, and enter your group code.'}
    </p>
    <div className={row}>
      <LinkButton tone="plain" to="/register">
        Register for the event
      </LinkButton>
      <LinkButton to="/sign-in" search={{ prevPath: here(pelotonId) }}>
        Sign in
      </LinkButton>
    </div>
  </div>
);

/** For a person with a code from a captain or an admin, which adds them at once. */
const CodeForm = ({ snapshot, send }: StepProps) => {
  const { code, fieldErrors } = snapshot.context;
  const isJoining = snapshot.matches('joining');
  return (
    <form
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'code.submitted', key: newKey() });
      }}
    >
      <TextField
        id="group-code"
        label="Group code"
        hint="Letters and numbers, from the captain or an admin. You’ll join right away."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={fieldErrors.groupCode}
        disabled={isJoining}
        onChange={(value) => send({ type: 'code.changed', code: value })}
      />
      <div className={formRow}>
        <Button
          type="submit"
          tone="plain"
          disabled={snapshot.hasTag('busy') && !isJoining}
          pending={isJoining}
          pendingText="Checking your code"
        >
          Join with this code
        </Button>
      </div>
    </form>
  );
};

export const CodeField = ({ snapshot, send, isOpen = false }: StepProps & { isOpen?: boolean }) => (
  <Fold
    title="Have a group code?"
    isNeeded={isOpen || snapshot.matches('joining') || snapshot.context.fieldErrors.groupCode !== undefined}
  >
    <CodeForm snapshot={snapshot} send={send} />
  </Fold>
);

/** For a person without a peloton, on any page. */
export const Looking = (props: StepProps) => (
  <div className={stack}>
    <p className={css({ maxWidth: 'measure' })}>
      In a peloton, what you raise stays on your page, and counts for everyone in it. Ask to join one, or
      start your own. With a group code, you’ll join right away.
    </p>
    <CodeField {...props} />
    <div className={waysRow}>
      <LinkButton tone="plain" to="/search" search={{ type: 'Peloton' }}>
        Find a peloton
      </LinkButton>
      <TextLink to="/peloton/new">Start your own</TextLink>
    </div>
  </div>
);

/** Help for a person who can't ask to join. */
const WayOut = ({ snapshot, send, joinState }: StepProps & { joinState: JoinState }) => {
  const { refusal, elsewhere } = joinState;
  if (refusal === 'participants-only') return <LinkButton to="/register">Register for the event</LinkButton>;
  if (refusal === 'not-accepting-members')
    return (
      <LinkButton tone="plain" to="/search" search={{ type: 'Peloton' }}>
        Find another peloton
      </LinkButton>
    );
  if (elsewhere === null) return null;
  const look = (
    <LinkButton tone="plain" to="/peloton/$id" params={{ id: elsewhere.id }}>
      See {elsewhere.name}
    </LinkButton>
  );
  if (refusal !== 'requested-elsewhere') return look;
  return (
    <>
      {look}
      <Button
        disabled={snapshot.matches('joining')}
        pending={snapshot.matches('withdrawingElsewhere')}
        pendingText="Withdrawing your request"
        onClick={() => send({ type: 'elsewhere.withdrawn', key: newKey() })}
      >
        Withdraw that request
      </Button>
    </>
  );
};

export const Refused = ({ snapshot, send, joinState }: StepProps & { joinState: JoinState }) => (
  <div className={stack}>
    {joinState.refusal === null ? null : <p>{refusalText(joinState.refusal, joinState.elsewhere)}</p>}
    <div className={row}>
      <WayOut snapshot={snapshot} send={send} joinState={joinState} />
    </div>
    {joinState.refusal === 'not-accepting-members' || joinState.refusal === 'requested-elsewhere' ? (
      <CodeField snapshot={snapshot} send={send} />
    ) : null}
  </div>
);

export const Open = ({ snapshot, send }: StepProps) => {
  const { message, fieldErrors } = snapshot.context;
  const isAsking = snapshot.matches('asking');
  return (
    <div className={stack}>
      <form
        noValidate
        className={stack}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'request.submitted', key: newKey() });
        }}
      >
        <p>
          The captain and admins get your request by e-mail and have 14 days to answer. What you raise stays
          yours.
        </p>
        <TextArea
          id="join-message"
          label="Your message"
          hint={`Say who you are and who you’d like to ride with, in up to ${longestMessage} characters. Only the captain and admins read it.`}
          optional
          rows={4}
          value={message}
          error={fieldErrors.message}
          disabled={isAsking}
          onChange={(value) => send({ type: 'message.changed', message: value })}
        />
        <div className={formRow}>
          <Button
            type="submit"
            size="lg"
            disabled={snapshot.matches('joining')}
            pending={isAsking}
            pendingText="Sending your request"
          >
            Ask to join
          </Button>
        </div>
      </form>
      <CodeField snapshot={snapshot} send={send} />
    </div>
  );
};

export const Pending = ({ snapshot, send, joinState }: StepProps & { joinState: JoinState }) => {
  const { askedAt, expiresAt, message, pelotonName } = joinState;
  return (
    <div className={stack}>
      <p>
        {askedAt === null ? null : (
          <>
            You asked {pelotonName} on {dateText(dayIn(eventZone, askedAt))}.{' '}
          </>
        )}
        {expiresAt === null ? null : (
          <>
            They have until{' '}
            <b>
              <LastDay until={expiresAt} />
            </b>{' '}
            to answer.{' '}
          </>
        )}
        We’ll e-mail you as soon as they do, and this page updates on its own.
      </p>
      {message === null ? null : (
        <figure className={css({ display: 'grid', gap: '2' })}>
          <figcaption className={soft}>You wrote:</figcaption>
          <blockquote className={quote}>{message}</blockquote>
        </figure>
      )}
      <CodeField snapshot={snapshot} send={send} />
      <div className={waysRow}>
        <Button
          tone="quiet"
          disabled={snapshot.matches('joining')}
          onClick={() => send({ type: 'withdrawal.requested' })}
        >
          Withdraw my request
        </Button>
      </div>
    </div>
  );
};

/** A request without success, and what to do now. After a decline, other pelotons come first. */
export const CameToNothing = ({ snapshot, send, children }: StepProps & { children: ReactNode }) => {
  const isRejected = snapshot.matches('rejected');
  const elsewhere = (
    <LinkButton tone={isRejected ? 'primary' : 'plain'} to="/search" search={{ type: 'Peloton' }}>
      Find another peloton
    </LinkButton>
  );
  return (
    <div className={stack}>
      <p>{children}</p>
      <div className={row}>
        {isRejected ? null : elsewhere}
        {snapshot.can({ type: 'request.renewed' }) ? (
          <Button
            tone={snapshot.matches('lapsed') ? 'primary' : 'plain'}
            onClick={() => send({ type: 'request.renewed' })}
          >
            Ask to join again
          </Button>
        ) : null}
        {isRejected ? elsewhere : null}
      </div>
      {snapshot.matches('left') ? null : <CodeField snapshot={snapshot} send={send} />}
    </div>
  );
};
