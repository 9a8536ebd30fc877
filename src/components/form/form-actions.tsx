import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';

type FormActionsProps = {
  /** The submit button's text. */
  children: ReactNode;
  isBusy: boolean;
  /** Shown while the submission runs. */
  waiting: string;
  tone?: 'primary' | 'plain' | undefined;
  /** The button that leaves the form without submitting; null for none. */
  back: { text: ReactNode; onPress: () => void } | null;
};

/** The buttons at the end of a form: back first, then submit. */
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
