import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { metaOfMembership, newsOf } from '#machines/membership/membership.machine.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { type MembershipPorts, membershipFlow } from './membership.actors.ts';
import { MembershipPanel } from './membership-panel.tsx';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  p: { base: '5', sm: '8' },
  border: '1px solid token(colors.line)',
  bg: 'surface',
  borderRadius: 'card',
});

type MembershipSectionProps = MembershipPorts & {
  /** The peloton that the person asked to join; null for none. Another one needs another `key`. */
  pelotonId: string | null;
  publicId: string;
  /** Called after the membership changes. */
  onChanged: () => void;
  wayBack: WayBack;
};

/** Joining a peloton as a part of a page, for a person who is in none. */
export const MembershipSection = (props: MembershipSectionProps) => {
  const { pelotonId, publicId, onChanged, wayBack, ...ports } = props;
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => membershipFlow(ports));
  const actor = useFlowActor(logic, { input: { pelotonId, publicId } });
  const snapshot = useSelector(actor, (one) => one);
  const { joinState } = snapshot.context;

  useEffect(() => {
    const { unsubscribe } = actor.on('membership.changed', onChanged);
    return unsubscribe;
  }, [actor, onChanged]);

  return (
    <section aria-labelledby="join-a-peloton" className={box}>
      <h2 id="join-a-peloton" className={css({ textStyle: 'subheading' })}>
        {metaOfMembership(snapshot).heading}
      </h2>
      {joinState?.state === 'member' && newsOf(snapshot) === null ? (
        <div>
          <LinkButton tone="plain" to="/peloton/$id" params={{ id: joinState.pelotonId }}>
            Meet {joinState.pelotonName}
          </LinkButton>
        </div>
      ) : null}
      <MembershipPanel actor={actor} wayBack={wayBack} isAccepting />
    </section>
  );
};
