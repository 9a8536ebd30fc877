import { type MembershipActor, MembershipPanel } from '#src/features/membership/membership-panel.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The panel without the app and the dialog around it. */
export const MembershipHarness = ({ actor }: { actor: MembershipActor }) => (
  <MembershipPanel actor={actor} wayBack={wayBack} isAccepting />
);
