import type { Ref } from 'react';
import { fundSharingMeta } from '#machines/fund-sharing/fund-sharing.messages.ts';
import type { SharePreview } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { useFirst } from '#src/components/data-list/use-first.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { names } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

type Line = SharePreview['lines'][number];

const columns: Column<Line>[] = [
  { id: 'name', name: 'Who', cell: ({ name }) => name },
  { id: 'amount', name: 'Gets', align: 'end', phone: 'figure', cell: ({ amount }) => money(amount) },
  {
    id: 'totals',
    name: 'Total',
    align: 'end',
    phone: 'start',
    cell: ({ before, after }) => `${money(before)} → ${money(after)}`,
  },
  {
    id: 'missing',
    name: 'Still to raise',
    align: 'end',
    phone: 'end',
    cell: ({ committedAmount, missing }) => {
      if (committedAmount === 0) return '–';
      return missing === 0 ? (
        <Tag tone="success">Met</Tag>
      ) : (
        <>
          {money(missing)}
          <span className={onPhone}> to go</span>
        </>
      );
    },
  },
];

const onPhone = css({ sm: { display: 'none' } });

/** The number of rows shown at first. */
const shownFirst = 15;

/** The amount goes below a name that is too long for one line. */
const total = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' });
const figure = css({ whiteSpace: 'nowrap', marginInlineStart: 'auto' });

type ConfirmPartProps = {
  preview: SharePreview;
  isPosting: boolean;
  /** The heading takes the focus when the totals replace the form. */
  titleRef: Ref<HTMLHeadingElement>;
  onConfirm: () => void;
  onDismiss: () => void;
};

/** Each total before and after, and one button that makes the shares. */
export const ConfirmPart = ({ preview, isPosting, titleRef, onConfirm, onDismiss }: ConfirmPartProps) => {
  const { source, lines, peloton } = preview;
  const { shown, more } = useFirst(lines, shownFirst, 'lines');
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return (
    <Part
      id="confirm"
      title={fundSharingMeta.confirming.heading}
      lede="No money has moved yet."
      titleRef={titleRef}
    >
      <div className={css({ display: 'grid', gap: '6' })}>
        <DataList
          caption="Every total that changes"
          columns={columns}
          compact
          rows={shown}
          keyOf={({ to }) => to ?? 'fund'}
          empty="Nobody"
        />
        {more}
        <dl className={css({ display: 'grid', gap: '2' })}>
          <div className={total}>
            <dt>{source.name === 'You' ? 'You' : `The fund of ${source.name}`}</dt>
            <dd className={figure}>
              {money(source.before)} → {money(source.after)}
            </dd>
          </div>
          <div className={names(total, css({ color: 'ink.soft' }))}>
            <dt>{peloton.name} together</dt>
            <dd className={figure}>{money(peloton.after)}, as before</dd>
          </div>
        </dl>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button pending={isPosting} pendingText="Sharing it" onClick={onConfirm}>
            Share {money(amount)} with{' '}
            {lines.length === 1
              ? lines[0]?.name
              : counted(lines.length, lines.some(({ to }) => to === null) ? 'receiver' : 'member')}
          </Button>
          <Button tone="plain" disabled={isPosting} onClick={onDismiss}>
            Change the amounts
          </Button>
        </div>
      </div>
    </Part>
  );
};
