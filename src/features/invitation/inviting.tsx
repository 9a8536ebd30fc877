import { type ReactNode, useState } from 'react';
import { fromPromise } from 'xstate';
import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { css } from '#styled-system/css';
import { GroupCodePart } from './group-code-part.tsx';
import { InvitationPanel } from './invitation-panel.tsx';

type InvitationPorts = {
  pelotonId: string;
  auth: SessionAuth;
};

const invitationFlow = ({ pelotonId, auth }: InvitationPorts) =>
  invitationMachine.provide({
    actors: {
      sendInvitations: fromPromise(({ input }) =>
        call(
          post('/peloton/{id}/invitations', 'SEND_INVITATIONS', {
            path: { id: pelotonId },
            data: { addresses: input.addresses, message: input.message },
            key: input.key,
          }),
        ),
      ),
      watchSession: watchSessionOf(auth),
    },
  });

const part = css({
  p: { base: '4', sm: '6' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});

type InvitingProps = InvitationPorts & {
  wayBack: WayBack;
  /** The page's share button, with link and QR code. */
  share: ReactNode;
};

/** All methods to invite people into a peloton: link, group code and e-mails. For captain and admins; a route mounts it. */
export const Inviting = ({ wayBack, share, ...ports }: InvitingProps) => {
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => invitationFlow(ports));
  const actor = useFlowActor(logic);
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <section aria-labelledby="page-link-title" className={part}>
        <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
          <h2 id="page-link-title" className={css({ textStyle: 'subheading' })}>
            Link and QR code
          </h2>
          <p className={css({ textStyle: 'small', color: 'ink.soft', maxWidth: 'measure' })}>
            For a chat, a poster or a bulletin board. It opens your peloton’s page.
          </p>
          {share}
        </div>
      </section>
      <div className={part}>
        <GroupCodePart pelotonId={ports.pelotonId} />
      </div>
      <div className={part}>
        <InvitationPanel actor={actor} wayBack={wayBack} />
      </div>
    </div>
  );
};
