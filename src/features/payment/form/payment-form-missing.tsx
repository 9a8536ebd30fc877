import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';

type PaymentFormMissingProps = { level?: 2 | 3; onRetry: () => void };

/** Replaces the fields where their token couldn't be loaded. */
export const PaymentFormMissing = ({ level, onRetry }: PaymentFormMissingProps) => (
  <Notice
    tone="error"
    role="alert"
    level={level}
    title="We couldn’t load the card form"
    action={
      <Button tone="plain" onClick={onRetry}>
        Reload it
      </Button>
    }
  >
    <p>Check your connection. Nothing you typed is lost.</p>
  </Notice>
);
