import { fullNameOf } from '#machines/form/person-name.ts';
import type { DeskView } from '#machines/member-desk/member-desk.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Ending } from '#src/components/ending/ending.tsx';
import { deskLink } from './desk-address.ts';

const nameOf = ({ members }: DeskView): string | null => {
  const first = members.items.find(({ role }) => role !== 'captain');
  return first === undefined ? null : fullNameOf(first);
};

/** For the captain, while exactly one member has joined. */
export const hasFirstMember = ({ desk: { role, membersCount } }: DeskView): boolean =>
  role === 'captain' && membersCount === 2;

export const FirstMemberEnding = ({ view }: { view: DeskView }) => {
  if (!hasFirstMember(view)) return null;
  const { membersCount, completeFrom } = view.desk;
  const missing = completeFrom - membersCount;
  const name = nameOf(view);
  return (
    <Ending
      id="first-member"
      scene="first-member"
      title={name === null ? 'Your first member is here' : `${name} is your first member`}
      actions={
        <LinkButton tone="plain" {...deskLink(view.desk.pelotonId, 'invite')}>
          Invite the next one
        </LinkButton>
      }
    >
      What each of you raises counts for the peloton.{' '}
      {missing > 0 ? `With ${missing} more, it’s complete.` : null}
    </Ending>
  );
};
