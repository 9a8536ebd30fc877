import Check from 'lucide-react/icons/check';
import type { PlanName, PlanOutlook } from '#machines/fund-sharing/fund-sharing.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { SharingPartProps } from './fund-sharing.types.ts';
import { outlookText } from './sharing-messages.ts';

const cards = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  listStyle: 'none',
  m: '0',
  p: '0',
});

const card = css({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: '3',
  justifyItems: 'start',
  p: '5',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  '&[data-chosen]': { border: '2px solid token(colors.ink)', p: 'calc(token(spacing.5) - 1px)' },
});

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: 'full',
  '& > h3': { textStyle: 'label' },
});

const result = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '3',
  '& > b': { textStyle: 'figure' },
  '& > span': { textStyle: 'small' },
});

/** The first button, which takes the focus when another one disappears. */
export const planId = 'share-plan';

const plans: readonly { plan: PlanName; title: string; purpose: string; text: string }[] = [
  {
    plan: 'most-complete',
    title: 'Get the most riders to their commitment',
    purpose: 'to get the most riders to their commitment',
    text: 'Fills the smallest gaps first. What is left goes toward the next one.',
  },
  {
    plan: 'even',
    title: 'Share it evenly',
    purpose: 'to share it evenly',
    text: 'Equal shares of at least $1, and no one gets more than they need. If there’s too little for everyone, those who need most get it.',
  },
];

const Outlook = (outlook: PlanOutlook) =>
  outlook.receiving === 0 ? (
    <p>No one would get a share.</p>
  ) : (
    <p className={result}>
      <b>{whole(outlook.finishing)}</b> <span>{outlookText(outlook)}</span>
    </p>
  );

type PlanCardsProps = Pick<SharingPartProps, 'context' | 'send' | 'isBusy'> & {
  outlooks: readonly PlanOutlook[];
  isPlanning: boolean;
  onAsk: () => void;
};

/** The two plans for sharing a fund, each with its result. Choosing one fills in the amounts; no money moves. */
export const PlanCards = ({ context, send, isBusy, outlooks, isPlanning, onAsk }: PlanCardsProps) => (
  <ul aria-label="Ways to share the fund" className={cards}>
    {plans.map(({ plan, title, purpose, text }) => {
      const outlook = outlooks.find(
        (one) => one.plan === plan && one.highRollers === context.draft.highRollers,
      );
      const isMaking = isPlanning && context.plan === plan;
      const isChosen = !isPlanning && context.plan === plan;
      return (
        <li key={plan} className={card} data-chosen={isChosen || undefined}>
          <div className={head}>
            <h3>{title}</h3>
            {isChosen ? (
              <Tag tone="success">
                <Check aria-hidden size="1em" /> Filled in
              </Tag>
            ) : null}
          </div>
          <p className={css({ color: 'ink.soft' })}>{text}</p>
          {outlook === undefined ? null : <Outlook {...outlook} />}
          <Button
            id={plan === 'most-complete' ? planId : undefined}
            tone={plan === 'most-complete' && context.draft.entries.length === 0 ? 'primary' : 'plain'}
            disabled={isBusy && !isMaking}
            pending={isMaking}
            pendingText="Making the plan"
            onClick={() => {
              onAsk();
              send({ type: 'plan.chosen', plan });
            }}
          >
            Fill in these amounts <VisuallyHidden>{purpose}</VisuallyHidden>
          </Button>
        </li>
      );
    })}
  </ul>
);
