import { type InvitationActor, InvitationPanel } from '#src/features/invitation/invitation-panel.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The panel without the app around it, under the heading that a page gives it. */
export const InvitationHarness = ({ actor }: { actor: InvitationActor }) => (
  <>
    <h1>Who rides with you?</h1>
    <InvitationPanel actor={actor} wayBack={wayBack} />
  </>
);
