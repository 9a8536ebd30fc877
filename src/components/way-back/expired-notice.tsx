import { Notice } from '#src/components/notice/notice.tsx';
import { type WayBack, WayBackButton, WayBackProblem } from './way-back.tsx';

type ExpiredNoticeProps = {
  /** Left out where the heading right above says it. */
  title?: string;
  text: string;
  /** The title's place under the page's headings. */
  level?: 2 | 3;
  wayBack: WayBack;
};

/** The session ended under what a person was doing: how they sign in again without losing it. */
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
