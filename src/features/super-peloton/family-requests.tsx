import type { FamilyState } from '#machines/super-peloton/super-peloton.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Day } from '#src/components/format/day.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { FamilyPartProps } from './family.types.ts';
import { card, group, list, name, soft, texts, ways } from './family-styles.ts';

type Request = FamilyState['requests'][number];
type RequestProps = FamilyPartProps & { request: Request };

const useAction = ({ snapshot, isBusy }: FamilyPartProps, other: { id: string }) => {
  const { action } = snapshot.context;
  const isOwn = isBusy && snapshot.matches('acting') && action?.other.id === other.id;
  return (kind: 'agree' | 'decline' | 'withdraw') => ({
    pending: isOwn && action.kind === kind,
    disabled: isBusy && !(isOwn && action.kind === kind),
  });
};

/** Another captain's request, with the answers. */
const Received = ({ request: { peloton: other, askedAt }, ...props }: RequestProps) => {
  const { send, view } = props;
  const stateOf = useAction(props, other);
  return (
    <li className={card}>
      <div className={texts}>
        <h4 className={name}>
          <TextLink to="/peloton/$id" params={{ id: other.id }}>
            {other.name}
          </TextLink>
        </h4>
        <p>
          {view.level === 'super'
            ? 'would like to join your super-peloton.'
            : 'invites you to join its super-peloton.'}
        </p>
        <p className={soft}>
          On <Day at={askedAt} />
        </p>
      </div>
      <div className={ways}>
        <Button
          tone="plain"
          {...stateOf('agree')}
          pendingText="Accepting"
          onClick={() => send({ type: 'request.agreed', other, key: crypto.randomUUID() })}
        >
          Accept <VisuallyHidden>{other.name}</VisuallyHidden>
        </Button>
        <Button
          tone="quiet"
          {...stateOf('decline')}
          pendingText="Declining"
          onClick={() => send({ type: 'ending.asked', ending: 'decline', other })}
        >
          Decline <VisuallyHidden>{other.name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
};

/** The captain's own request, which they can withdraw. */
const Sent = ({ request: { peloton: other, askedAt }, ...props }: RequestProps) => {
  const stateOf = useAction(props, other);
  return (
    <li className={card}>
      <div className={texts}>
        <h4 className={name}>
          <TextLink to="/peloton/$id" params={{ id: other.id }}>
            {other.name}
          </TextLink>
        </h4>
        <p className={soft}>
          {props.view.level === 'super' ? 'Invited' : 'Asked'} on <Day at={askedAt} />. Its captain hasn’t
          answered yet.
        </p>
      </div>
      <div className={ways}>
        <Button
          tone="quiet"
          {...stateOf('withdraw')}
          pendingText="Withdrawing it"
          onClick={() => props.send({ type: 'ending.asked', ending: 'withdraw', other })}
        >
          Withdraw it <VisuallyHidden>from {other.name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
};

/** The open requests: those that wait for the captain first. */
export const Requests = (props: FamilyPartProps) => {
  const { requests } = props.view;
  const received = requests.filter(({ isOurs }) => !isOurs);
  const sent = requests.filter(({ isOurs }) => isOurs);
  return (
    <>
      {received.length === 0 ? null : (
        <section aria-label="Waiting for you">
          <h3 className={group}>{counted(received.length, 'request')} for you to answer</h3>
          <ul className={list}>
            {received.map((request) => (
              <Received key={request.peloton.id} request={request} {...props} />
            ))}
          </ul>
        </section>
      )}
      {sent.length === 0 ? null : (
        <section aria-label="Waiting for others">
          <h3 className={group}>You’re waiting for {counted(sent.length, 'answer')}</h3>
          <ul className={list}>
            {sent.map((request) => (
              <Sent key={request.peloton.id} request={request} {...props} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
