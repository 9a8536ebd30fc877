import { useEffect, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { css } from '#styled-system/css';
import { paymentFieldNames } from './payment-fields.ts';

/** In milliseconds. */
const patience = 10_000;

const slow = css({ display: 'grid', gap: '6' });

/** A placeholder in the size of the fields, so that nothing jumps. */
export const PaymentFormSkeleton = () => (
  <FormSkeleton fields={paymentFieldNames.length} label="Loading the card form" />
);

/** Shown while the fields load; after a while it gives advice. */
export const PaymentFormLoading = ({
  onRenew = () => location.reload(),
}: {
  onRenew?: (() => void) | undefined;
}) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <PaymentFormSkeleton />;
  return (
    <div className={slow}>
      <Notice
        tone="warning"
        role="status"
        level={3}
        title="The card form is taking a while"
        action={
          <Button tone="plain" onClick={onRenew}>
            Reload
          </Button>
        }
      >
        <p>It opens by itself once your connection allows. If your connection is fine, reload the page.</p>
      </Notice>
      <PaymentFormSkeleton />
    </div>
  );
};
