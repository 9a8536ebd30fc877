import { Notice } from '#src/components/notice/notice.tsx';
import { kindNames, type ReportableKind, type ReportReason, reasonsText } from './report-messages.ts';

type Hidden = { kind: ReportableKind; reasons: readonly ReportReason[]; isDecided: boolean };

type HiddenNoticeProps = {
  hidden: readonly Hidden[] | undefined;
  /** The people who still see it: "you", "its captain and admins". */
  seenBy: string;
};

/** Tells a page's owner what others don't see on it, and why. */
export const HiddenNotice = ({ hidden = [], seenBy }: HiddenNoticeProps) =>
  hidden.map(({ kind, reasons, isDecided }) => (
    <Notice key={kind} tone="warning" title={`${kindNames[kind]} is hidden`}>
      <p>
        {reasons.length === 0 ? null : `People reported it as ${reasonsText(reasons)}. `}
        {isDecided
          ? `An organizer looked at it and kept it hidden: only ${seenBy} can see it. Write to us if you think that is wrong.`
          : `Only ${seenBy} can see it until an organizer has looked at it. Changing it doesn’t bring it back.`}
      </p>
    </Notice>
  ));
