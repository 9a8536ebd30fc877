import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';

type ExpiredNoticeProps = {
  /** Left out where the heading above says the same. */
  title?: string;
  text: string;
  /** The title's heading level. */
  level?: 2 | 3;
  wayBack: WayBack;
};

/** The session expired during a task: the notice lets the person sign in again without losing it. */
export const ExpiredNotice = ({ title, text, level = 2, wayBack }: ExpiredNoticeProps) => (
  <Notice
    tone="warning"
    role="alert"
    title={title}
    level={level}
    action={
      <>
        <WayBackButton wayBack={wayBack} />
        <WayBackProblem wayBack={wayBack} />
      </>
    }
  >
    <p>{text}</p>
  </Notice>
);

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
