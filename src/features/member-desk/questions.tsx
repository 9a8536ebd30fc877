import type { ReactNode } from 'react';
import { dayIn, eventZone } from '#machines/calendar.ts';
import type { MemberDeskSnapshot } from '#machines/member-desk/member-desk.machine.ts';
import type { Change, DeskMember, LeavingPreview } from '#machines/member-desk/member-desk.types.ts';
import { personOf } from '#machines/member-desk/member-desk.updates.ts';
import { enoughMoney, money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { dateText } from '#src/components/format/date.ts';
import { debtText, whole } from '#src/components/format/numbers.ts';
import { ReviewList } from '#src/components/review/review.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import { namesText } from './desk-messages.ts';
import type { DeskPartProps } from './member-desk.types.ts';

type QuestionProps = Pick<DeskPartProps, 'send'> & { snapshot: MemberDeskSnapshot };

/** Asks before requests are declined. */
const DeclineQuestion = ({ snapshot, send }: QuestionProps) => {
  const people = snapshot.context.action?.people ?? [];
  const count = people.length === 1 ? 'this request' : `these ${whole(people.length)} requests`;
  const dismiss = () => send({ type: 'question.dismissed' });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      title={`Decline ${count}?`}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            Keep {people.length === 1 ? 'it' : 'them'} open
          </Button>
          <Button tone="danger" onClick={() => send({ type: 'decline.confirmed', key: crypto.randomUUID() })}>
            Decline {people.length === 1 ? 'it' : `all ${whole(people.length)}`}
          </Button>
        </>
      }
    >
      <p>
        We’ll e-mail {namesText(people)} that the answer is no, without giving a reason. If you change your
        mind, you can add them under your members.
      </p>
    </Dialog>
  );
};

const way = css({
  display: 'grid',
  gap: '2',
  justifyItems: 'start',
  py: '4',
  borderTop: '1px solid token(colors.line)',
});

const Way = ({ children, text }: { children: ReactNode; text: string }) => (
  <div className={way}>
    <p>{text}</p>
    {children}
  </div>
);

/** "Joined on Jan 10, 2027. Raised $1,000 of $2,500, $200 of it from the fund." */
const factsText = ({ joinedAt, raised, committed, attributed, owed, neededPerWeek, missing }: DeskMember) =>
  [
    `Joined on ${dateText(dayIn(eventZone, joinedAt))}. Raised ${money(raised)}`,
    committed === 0 ? '' : ` of ${money(committed)}`,
    attributed === 0 ? '' : `, ${money(attributed)} of it from the fund`,
    owed === 0 ? '' : `, ${debtText(owed)}`,
    missing === 0 || neededPerWeek === null ? '.' : `. ${enoughMoney(neededPerWeek)} a week to go.`,
  ].join('');

/** The actions for one member. */
const ManageQuestion = ({ snapshot, send, member }: QuestionProps & { member: DeskMember }) => {
  const desk = snapshot.context.view?.desk;
  const isCaptain = desk?.role === 'captain';
  const person = personOf(member);
  const change = (what: Change) =>
    send({ type: 'member.changed', change: what, person, key: crypto.randomUUID() });
  return (
    <Dialog open onClose={() => send({ type: 'question.dismissed' })} title={`Manage ${person.name}`}>
      <p className={css({ pb: '4' })}>{factsText(member)}</p>
      {member.role === 'member' ? (
        <Way text="An admin edits the page, answers requests, and adds and removes members, as you do.">
          <Button tone="plain" onClick={() => change('makeAdmin')}>
            Make {member.firstName} an admin
          </Button>
        </Way>
      ) : null}
      {member.role === 'admin' && isCaptain ? (
        <Way text={`${member.firstName} stays in the peloton and no longer sees this page.`}>
          <Button tone="plain" onClick={() => change('unmakeAdmin')}>
            Remove {member.firstName} as an admin
          </Button>
        </Way>
      ) : null}
      {isCaptain && desk?.offer === null ? (
        <Way
          text={`If ${member.firstName} accepts within seven days, ${member.firstName} leads the peloton and you become an admin.`}
        >
          <Button tone="plain" onClick={() => change('offer')}>
            Offer {member.firstName} the captaincy
          </Button>
        </Way>
      ) : null}
      <Way
        text={`Before anything happens, you’ll see every total that changes. ${member.firstName} keeps the money they raised.`}
      >
        <Button tone="danger" onClick={() => send({ type: 'removal.asked' })}>
          Remove {member.firstName}
        </Button>
      </Way>
    </Dialog>
  );
};

const rowsOf = ({ firstName, keeps, owed, attributed, totals, members }: LeavingPreview) => [
  { name: `${firstName} keeps`, value: money(keeps) },
  ...(owed > 0 ? [{ name: 'Refunded after it was shared', value: money(owed) }] : []),
  ...(attributed > 0 ? [{ name: 'of it from the peloton’s fund', value: money(attributed) }] : []),
  ...totals.map(({ name, before, after }) => ({ name, value: `${money(before)} → ${money(after)}` })),
  { name: 'Members', value: `${whole(members.before)} → ${whole(members.after)}` },
];

/** Each total that changes when a member is removed. */
const RemovalQuestion = ({ snapshot, send, member }: QuestionProps & { member: DeskMember }) => {
  const { preview } = snapshot.context;
  const { name } = personOf(member);
  const dismiss = () => send({ type: 'question.dismissed' });
  const isRemoving = snapshot.matches({ acting: 'removing' });
  return (
    <Dialog
      open
      onClose={dismiss}
      isBusy={isRemoving}
      title={`Remove ${name}?`}
      actions={
        <>
          <Button tone="plain" disabled={isRemoving} onClick={dismiss}>
            Keep {member.firstName}
          </Button>
          {preview === null ? null : (
            <Button
              tone="danger"
              pending={isRemoving}
              pendingText="Removing"
              onClick={() => send({ type: 'removal.confirmed', key: crypto.randomUUID() })}
            >
              Remove {member.firstName} now
            </Button>
          )}
        </>
      }
    >
      {preview === null ? (
        <div role="status" className={css({ display: 'grid', gap: '3' })}>
          <p>Checking which totals would change.</p>
          <Skeleton />
          <Skeleton />
        </div>
      ) : (
        <>
          <ReviewList title="What changes" rows={rowsOf(preview)} />
          <p className={css({ mt: '4' })}>{member.firstName} gets an e-mail, and can ask to join again.</p>
        </>
      )}
    </Dialog>
  );
};

/** The dialog in front of the desk, if any. */
export const Questions = ({ snapshot, send }: QuestionProps) => {
  const { opened } = snapshot.context;
  if (snapshot.matches({ asking: 'confirming' })) return <DeclineQuestion snapshot={snapshot} send={send} />;
  if (opened === null) return null;
  if (snapshot.matches({ asking: 'managing' }))
    return <ManageQuestion snapshot={snapshot} send={send} member={opened} />;
  const isRemoval =
    snapshot.matches({ asking: 'previewing' }) ||
    snapshot.matches({ asking: 'reviewing' }) ||
    snapshot.matches({ acting: 'removing' });
  return isRemoval ? <RemovalQuestion snapshot={snapshot} send={send} member={opened} /> : null;
};
