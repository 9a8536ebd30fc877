import type { ReactNode } from 'react';
import type { ClosingPreview } from '#machines/account-closing/account-closing.types.ts';
import { money } from '#machines/money.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';

type Blocker = ClosingPreview['blockers'][number];

const Commitment = ({ amount, until }: Blocker): ReactNode => (
  <Notice
    tone="warning"
    title={`Your ride is ${money(amount)} short of its commitment`}
    action={
      <LinkButton tone="plain" to="/register">
        Change your ride
      </LinkButton>
    }
  >
    <p>
      Cancel the ride, or become a Challenger instead. Then your commitment ends, and you can close your
      account.
      {until === null ? null : ` From ${dateText(until)} on, you can close it either way.`}
    </p>
  </Notice>
);

const Payment = ({ amount }: Blocker): ReactNode => (
  <Notice tone="warning" title={`A payment of ${money(amount)} is still open`}>
    <p>The bank hasn’t answered yet. We’ll keep asking. We usually know more within a few minutes.</p>
  </Notice>
);

/** What the person has to do or decide first, with links. */
export const Blockers = ({ blockers }: Pick<ClosingPreview, 'blockers'>) =>
  blockers.map((blocker) =>
    blocker.code === 'commitment-unmet' ? (
      <Commitment key={blocker.code} {...blocker} />
    ) : (
      <Payment key={blocker.code} {...blocker} />
    ),
  );
