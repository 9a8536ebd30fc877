import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';

/** The state and action of signing in again during a task. */
export type WayBack = {
  /** A new token is being requested without the person; until that has failed, a press has no effect. */
  isRenewing: boolean;
  /** The button's text. */
  label: string;
  /** Why the last press failed. */
  problem: string | null;
  /** Opens the provider's page; typed values stay here. */
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
