import { useId } from 'react';
import type { BaseCamp, Success } from '#machines/base-camp/base-camp.types.ts';
import { wholeMoney } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import { celebrationText } from './base-camp-messages.ts';
import { focusCamp } from './camp-frame.tsx';

/** Not taller than the progress that it replaces. */
const party = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
  gridTemplateRows: 'auto 1fr',
  columnGap: '6',
  rowGap: '3',
  '& > div:last-child': { display: 'grid', gridColumn: '1 / -1' },
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '3' });
const scene = css({ width: '13rem', borderRadius: 'field', hideBelow: 'lg' });

/** Only riders commit to an amount; others reach the summit without a bicycle. */
const sceneOf = ({ success }: Success, { fundraising }: BaseCamp) => {
  if (success === 'commitment') return 'commitment-met';
  return fundraising.committedAmount > 0 ? 'goal-reached' : 'goal-reached-on-foot';
};

type CelebrationProps = {
  camp: BaseCamp;
  success: Success;
  onDismiss: (amount: number) => void;
};

/** Replaces the progress once: the rider at the reached goal. It covers nothing of the next step. */
export const Celebration = ({ camp, success, onDismiss }: CelebrationProps) => {
  const titleId = useId();
  const { publicId, fundraising } = camp;
  const { title, text } = celebrationText(success, camp);
  return (
    <section aria-labelledby={titleId} className={party}>
      <Illustration of={sceneOf(success, camp)} alt="" className={scene} />
      <div>
        <div className={head}>
          <h2 id={titleId}>{title}</h2>
          <Button
            tone="quiet"
            onClick={() => {
              onDismiss(success.amount);
              focusCamp();
            }}
          >
            Close <VisuallyHidden>the celebration</VisuallyHidden>
          </Button>
        </div>
        <p>
          <b className={css({ textStyle: 'figure', fontSize: { base: '3xl', md: '4xl' }, display: 'block' })}>
            {wholeMoney(fundraising.raised)}
          </b>{' '}
          {text}
        </p>
      </div>
      <div>
        <Climb
          id={publicId}
          size="fill"
          raised={fundraising.raised}
          goal={fundraising.goal}
          committed={fundraising.committedAmount}
        />
      </div>
    </section>
  );
};
