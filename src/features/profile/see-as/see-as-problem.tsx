import { messages } from '#machines/shell/messages.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { ExpiredNotice } from '#src/components/way-back/expired-notice.tsx';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import type { SeeAs } from './use-see-as.ts';

export type SeeAsSession = {
  /** The person is signed in, or signed in again. */
  isOpen: boolean;
  wayBack: WayBack;
};

type SeeAsProblemProps = {
  problem: SeeAs['problem'];
  session: SeeAsSession;
  title: string;
  level?: 2 | 3;
};

/** Why a preview failed, with a sign-in where that is the reason. */
export const SeeAsProblem = ({ problem, session, title, level = 2 }: SeeAsProblemProps) => {
  if (problem === null) return null;
  if (problem.kind === 'other')
    return (
      <Notice tone="error" role="alert" level={level} title={title}>
        <p>{problem.text}</p>
      </Notice>
    );
  return session.isOpen ? (
    <Notice tone="success" role="status">
      <p>You’re signed in again. Please try again.</p>
    </Notice>
  ) : (
    <ExpiredNotice
      title={messages.loginAgain}
      text="Your session has ended. Sign in again to see your page; what you typed is still here."
      level={level}
      wayBack={session.wayBack}
    />
  );
};
