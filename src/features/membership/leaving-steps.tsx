import { newsOf } from '#machines/membership/membership.machine.ts';
import type { JoinState, LeavingPreview } from '#machines/membership/membership.types.ts';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { LastDay } from '#src/components/format/day.tsx';
import { counted, debtSentence } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import { newKey, row, type StepProps, stack, waysRow } from './membership-steps.tsx';

const roles = { captain: 'its captain', admin: 'one of its admins', member: 'a member' } as const;

export const Member = ({ snapshot, send, joinState }: StepProps & { joinState: JoinState }) => {
  const isNew = newsOf(snapshot) !== null;
  return (
    <div className={stack}>
      <p>
        {isNew ? null : `You’re ${roles[joinState.role ?? 'member']} this year. `}
        What you raise stays on your page, and counts for your peloton, too.
      </p>
      <div className={waysRow}>
        {isNew && joinState.role === 'member' ? (
          <LinkButton to="/peloton/$id/members" params={{ id: joinState.pelotonId }}>
            See who rides with you
          </LinkButton>
        ) : null}
        {joinState.role === 'captain' || joinState.role === 'admin' ? (
          <LinkButton tone="plain" to="/peloton/$id/members" params={{ id: joinState.pelotonId }}>
            Manage the peloton
          </LinkButton>
        ) : null}
        <Button
          tone="quiet"
          pending={snapshot.matches('previewing')}
          pendingText="Checking what changes"
          onClick={() => send({ type: 'leave.requested' })}
        >
          Leave the peloton
        </Button>
      </div>
    </div>
  );
};

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: '2',
    pr: '3',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid token(colors.line)',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 'medium' },
  '& td, & th + th': { textAlign: 'right', pr: '0', pl: '3', whiteSpace: 'nowrap' },
});

const Changes = ({ preview: { totals, members } }: { preview: LeavingPreview }) => {
  // Without raised money, no total changes.
  const changed = totals.filter(({ before, after }) => before !== after);
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">What changes</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ id, name, before, after }) => (
          <tr key={id}>
            <th scope="row">{name} raised</th>
            <td>{money(before)}</td>
            <td>{money(after)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Members</th>
          <td>{members.before}</td>
          <td>{members.after}</td>
        </tr>
      </tbody>
    </table>
  );
};

const textOf = ({ role, isLast, members }: LeavingPreview): string => {
  if (isLast)
    return 'You’re the only member. The peloton closes when you leave: no one can join it or give to it after that, and it keeps what it has.';
  if (role === 'captain')
    return `A peloton needs a captain. Offer the captaincy to one of the other ${counted(members.before - 1, 'member')}, and leave once they’ve accepted.`;
  return 'We’ll tell the captain and the admins. You can ask to join again later.';
};

/** What changes when the person leaves, or what they have to do before. */
export const Reviewing = ({
  snapshot,
  send,
  joinState,
  preview,
}: StepProps & { joinState: JoinState; preview: LeavingPreview }) => {
  const mustHandOver = preview.role === 'captain' && !preview.isLast;
  return (
    <div className={stack}>
      <p>{textOf(preview)}</p>
      {mustHandOver ? null : (
        <>
          {preview.keeps === 0 ? null : (
            <p>
              You keep the <b>{money(preview.keeps)}</b> that you raised
              {preview.attributed > 0
                ? `, with the ${money(preview.attributed)} that the peloton gave you`
                : ''}
              .
            </p>
          )}
          {preview.owed > 0 ? <p>{debtSentence(preview.owed)}</p> : null}
          <Changes preview={preview} />
        </>
      )}
      <div className={row}>
        <Button
          tone="plain"
          disabled={snapshot.matches('leaving')}
          onClick={() => send({ type: 'leave.dropped' })}
        >
          Stay
        </Button>
        {mustHandOver ? (
          <LinkButton to="/peloton/$id/members" params={{ id: joinState.pelotonId }}>
            Choose a new captain
          </LinkButton>
        ) : (
          <Button
            tone="danger"
            pending={snapshot.matches('leaving')}
            pendingText="Leaving the peloton"
            onClick={() => send({ type: 'leave.confirmed', key: newKey() })}
          >
            {preview.isLast ? 'Leave and close it' : 'Leave'}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The captaincy is offered to the person. */
export const Offered = ({ snapshot, send, joinState }: StepProps & { joinState: JoinState }) => {
  const isAnswering = snapshot.matches('answering');
  const { isAccepting } = snapshot.context;
  return (
    <div className={stack}>
      <p>
        The captain of {joinState.pelotonName} would like you to take over as captain. You’d answer requests,
        look after the page and share the peloton’s fund with its members.
        {joinState.captaincyOffer === null ? null : (
          <>
            {' '}
            You can accept until{' '}
            <b>
              <LastDay until={joinState.captaincyOffer.expiresAt} />
            </b>
            .
          </>
        )}
      </p>
      <div className={row}>
        <Button
          tone="plain"
          disabled={isAnswering && isAccepting}
          pending={isAnswering && !isAccepting}
          pendingText="Sending your answer"
          onClick={() => send({ type: 'offer.declined', key: newKey() })}
        >
          Decline
        </Button>
        <Button
          disabled={isAnswering && !isAccepting}
          pending={isAnswering && isAccepting}
          pendingText="Sending your answer"
          onClick={() => send({ type: 'offer.accepted', key: newKey() })}
        >
          Become captain
        </Button>
      </div>
    </div>
  );
};

/** Asks before a request is withdrawn. */
export const WithdrawalAsked = ({ snapshot, send }: StepProps) => (
  <div className={stack}>
    <p>The captain and admins won’t see it anymore. You can ask again later, here or in another peloton.</p>
    <div className={row}>
      <Button
        tone="plain"
        disabled={snapshot.matches('withdrawing')}
        onClick={() => send({ type: 'withdrawal.dropped' })}
      >
        Keep my request
      </Button>
      <Button
        tone="danger"
        pending={snapshot.matches('withdrawing')}
        pendingText="Withdrawing your request"
        onClick={() => send({ type: 'withdrawal.confirmed', key: newKey() })}
      >
        Withdraw it
      </Button>
    </div>
  </div>
);
