import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';

type FormActionsProps = {
  /** What sending the form does. */
  children: ReactNode;
  isBusy: boolean;
  /** What is waited for, in words. */
  waiting: string;
  tone?: 'primary' | 'plain' | undefined;
  /** Leads away from the form without sending it; null where there is no way. */
  back: { text: ReactNode; onPress: () => void } | null;
};

/** The buttons that end a form: the way back first, and the one that sends it. */
export const FormActions = ({ children, isBusy, waiting, tone, back }: FormActionsProps) => (
  <>
    {back === null ? null : (
      <Button tone="quiet" disabled={isBusy} onClick={back.onPress}>
        {back.text}
      </Button>
    )}
    <Button type="submit" size="lg" wide="phone" tone={tone} pending={isBusy} pendingText={waiting}>
      {children}
    </Button>
  </>
);
