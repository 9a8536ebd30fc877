import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';

/** How a person gets a session back that ran out under what they were doing. */
export type WayBack = {
  /** Another token is still being tried for without the person; until that has failed, nobody could act on a press. */
  isRenewing: boolean;
  /** What the button does next. */
  label: string;
  /** Why the last press came to nothing. */
  problem: string | null;
  /** Opens the provider's page; what is typed stays here. */
  onPress: () => void;
};

export const WayBackButton = ({ wayBack, size }: { wayBack: WayBack; size?: 'lg' }) => (
  <Button
    {...(size !== undefined && { size })}
    tone={size === undefined ? 'plain' : 'primary'}
    pending={wayBack.isRenewing}
    pendingText="Checking whether you’re signed in"
    onClick={wayBack.onPress}
    onRefused={wayBack.onPress}
  >
    {wayBack.label}
  </Button>
);

export const WayBackProblem = ({ wayBack: { problem } }: { wayBack: WayBack }) =>
  problem === null ? null : (
    <Notice tone="warning" role="alert">
      <p>{problem}</p>
    </Notice>
  );
