import { type InvitationActor, InvitationPanel } from '#src/features/invitation/invitation-panel.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** The panel without the app around it, under the heading that a page gives it. */
export const InvitationHarness = ({ actor }: { actor: InvitationActor }) => (
  <>
    <h1>Who rides with you?</h1>
    <InvitationPanel actor={actor} wayBack={wayBack} />
  </>
);
