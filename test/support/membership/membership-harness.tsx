import { type MembershipActor, MembershipPanel } from '#src/features/membership/membership-panel.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** The panel without the app and the dialog around it. */
export const MembershipHarness = ({ actor }: { actor: MembershipActor }) => (
  <MembershipPanel actor={actor} wayBack={wayBack} isAccepting />
);
