import { Notice } from '#src/components/notice/notice.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from './way-back.tsx';

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
