import type { ReactNode } from 'react';
import type { BaseCamp, Success } from '#machines/base-camp/base-camp.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { css } from '#styled-system/css';
import { celebrationText } from './base-camp-messages.ts';

/** Low on a phone, so that the buttons are in sight. */
const scene = css({ maxWidth: { base: '14rem', sm: 'full' }, mx: 'auto' });

/** Only who rides commits to a sum: others reach the summit without a bicycle. */
const sceneOf = ({ success }: Success, { fundraising }: BaseCamp) => {
  if (success === 'commitment') return 'commitment-met';
  return fundraising.committedAmount > 0 ? 'goal-reached' : 'goal-reached-on-foot';
};

type CelebrationProps = {
  camp: BaseCamp;
  /** Null while there is nothing to celebrate. */
  success: Success | null;
  /** What the page behind is called. */
  page: string;
  onDismiss: (amount: number) => void;
  /** What shares the person's page here. */
  share: ReactNode;
};

/** In front of the page, once: the rider at what was reached. */
export const Celebration = ({ camp, success, page, onDismiss, share }: CelebrationProps) => {
  const { publicId, fundraising } = camp;
  const text = success && celebrationText(success, camp);
  const dismiss = () => success && onDismiss(success.amount);
  return (
    <Dialog
      open={success !== null}
      onClose={dismiss}
      title={text?.title}
      actions={
        <>
          <Button tone="plain" onClick={dismiss}>
            Back to {page}
          </Button>
          {camp.nextStep.kind === 'thank' ? (
            <LinkButton href={`/profile/${publicId}/thank`} onClick={dismiss}>
              Say thank you
            </LinkButton>
          ) : (
            share
          )}
        </>
      }
    >
      {text === null ? null : (
        <>
          <Illustration of={success === null ? '' : sceneOf(success, camp)} alt="" className={scene} />
          <Climb
            id={publicId}
            raised={fundraising.raised}
            goal={fundraising.goal}
            committed={fundraising.committedAmount}
          />
          <p>{text.text}</p>
        </>
      )}
    </Dialog>
  );
};
