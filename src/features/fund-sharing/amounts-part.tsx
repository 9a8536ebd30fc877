import { type Ref, useState } from 'react';
import { longestReason, pathOf, remainderOf } from '#machines/fund-sharing/fund-sharing.rules.ts';
import type { Recipient } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { Button } from '#src/components/button/button.tsx';
import { Track } from '#src/components/card/track.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import type { useRefusals } from '#src/components/form/use-refusals.ts';
import { counted } from '#src/components/format/numbers.ts';
import { roomHint } from '#src/components/format/room.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { css } from '#styled-system/css';
import { asRecipient, Elsewhere, isElsewhere } from './elsewhere.tsx';
import type { SharingPartProps } from './fund-sharing.types.ts';
import { amountsTitle, NothingToShare } from './nothing-to-share.tsx';
import { PlanCards, planId } from './plan-cards.tsx';
import { ShareRow } from './share-row.tsx';
import { leftText, waitingFor } from './sharing-messages.ts';

const fieldId = (to: string | null): string => `share-${to ?? 'fund'}`;
const idOf = (path: string): string => {
  if (path === 'reason') return 'share-reason';
  return path.startsWith('lines.') ? `share-${path.slice('lines.'.length)}` : 'share-sum';
};

/** On a wide screen the actions are next to the list. */
const form = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gridTemplateRows: { lg: 'auto auto auto auto 1fr' },
  columnGap: '16',
  rowGap: '5',
  alignItems: 'start',
  // The focused element stays above the bar.
  '& :is(input, button, summary)': { lgDown: { scrollMarginBottom: '9rem' } },
});
const above = css({
  gridColumn: { lg: '1 / -1' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  '&:not(:has(*))': { display: 'none' },
});
const listHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'touch',
  gap: '3',
});
const list = css({
  gridColumn: { lg: '1' },
  gridRow: { lg: '2 / -1' },
});
const beside = css({ gridColumn: { lg: '2' } });

/** On a phone it stays in view while the list scrolls. */
const sum = css({
  gridColumn: { lg: '2' },
  position: 'sticky',
  bottom: { base: '0', lg: 'auto' },
  top: { lg: '6' },
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  py: '4',
  px: { lg: '6' },
  bg: { base: 'paper', lg: 'surface' },
  borderTop: { base: '2px solid token(colors.ink)', lg: '1px solid token(colors.line)' },
  lg: { border: '1px solid token(colors.line)', borderRadius: 'card', py: '6' },
  '&:has([data-over]) > [aria-hidden] > span': { bg: 'brick' },
  // While empty it covers nothing.
  '&[data-empty]': { position: { base: 'static', lg: 'sticky' } },
  // In a window this low, or with this zoom, the bar would cover most of it.
  '@media (max-height: 30rem)': { position: 'static' },
});
/** Next to the button on a phone, however long. */
const left = css({
  flex: { base: '1 1 6rem', lg: '1 0 100%' },
  fontWeight: 'bold',
  '&[data-over]': { color: 'brick' },
});
const why = css({ flex: '1 0 100%', textStyle: 'small', color: 'ink.soft' });

type AmountsPartProps = SharingPartProps & {
  /** Amounts can be entered, so their errors are shown here. */
  isEditing: boolean;
  /** Amounts can’t be entered now. */
  isLocked: boolean;
  isPlanning: boolean;
  isPreviewing: boolean;
  isReading: boolean;
  refusals: ReturnType<typeof useRefusals>;
  titleRef: Ref<HTMLHeadingElement>;
  linkTo: (page: number) => AppLink;
};

const needsNothing = ({ missing }: Recipient): boolean => missing === 0;

/** The amounts by recipient, entered or planned, with the rest. */
export const AmountsPart = (props: AmountsPartProps) => {
  const { context, view, send, isBusy, isLocked, isEditing, isPreviewing, isReading, refusals } = props;
  const { titleRef, linkTo } = props;
  const { draft, fieldErrors, problem, rest } = context;
  const [open, setOpen] = useState<string | null>(null);
  const amountOf = (to: string | null) => draft.entries.find((entry) => entry.to === to)?.amount ?? null;
  const type = ({ to, name, missing }: Recipient, amount: number | null) =>
    send({ type: 'entry.changed', entry: { to, name, missing, amount } });
  const elsewhere = draft.entries.filter(isElsewhere(view));
  const remainder = remainderOf(view.spare, draft.entries);
  const shown = [
    ...elsewhere.filter(({ to }) => pathOf(to) in fieldErrors).map(asRecipient),
    ...view.recipients.items.filter((one) => !needsNothing(one)),
  ];
  const satisfied = view.recipients.items.filter(needsNothing);
  const hasPlans = view.fund !== null && view.spare > 0;
  // A locked form waits for something else.
  const waiting = isEditing ? waitingFor(remainder, draft.entries.length > 0) : null;
  const rowOf = (recipient: Recipient) => (
    <ShareRow
      key={recipient.to ?? 'fund'}
      recipient={recipient}
      id={fieldId(recipient.to)}
      amount={amountOf(recipient.to)}
      error={fieldErrors[pathOf(recipient.to)]}
      isOpen={open === (recipient.to ?? 'fund')}
      isBusy={isLocked}
      onOpen={() => setOpen(open === (recipient.to ?? 'fund') ? null : (recipient.to ?? 'fund'))}
      onChange={(amount) => type(recipient, amount)}
    />
  );
  if (view.spare === 0 && draft.entries.length === 0)
    return <NothingToShare view={view} pelotonId={context.pelotonId} titleRef={titleRef} />;
  return (
    <Part
      id="amounts"
      titleRef={titleRef}
      title={hasPlans ? 'Start with a plan' : amountsTitle(view)}
      lede="You’ll see every total that changes before any money moves."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy || !isEditing) return;
          refusals.ask();
          send({ type: 'preview.asked' });
        }}
        className={form}
      >
        <div className={above}>
          <FormErrors
            fieldErrors={fieldErrors}
            idOf={idOf}
            refusals={refusals.count}
            problem={
              problem === null || context.action !== null || !isEditing
                ? null
                : { title: 'That didn’t work', text: <p>{problem.message}</p>, level: 3 }
            }
          />
          {view.fund === null || !hasPlans ? null : (
            <PlanCards {...props} outlooks={view.fund.fund.plans} onAsk={refusals.ask} />
          )}
        </div>
        <div className={list}>
          <div className={listHead}>
            <h3 className={css({ textStyle: 'label' })}>
              {view.fund === null || draft.entries.length > 0
                ? 'Who gets how much'
                : 'Or enter amounts yourself'}
            </h3>
            {draft.entries.length === 0 ? null : (
              <Button
                tone="quiet"
                disabled={isBusy}
                onClick={() => {
                  send({ type: 'entries.cleared' });
                  // This button disappears with the amounts.
                  takeFocus(document.getElementById(planId) ?? document.getElementById(fieldId(null)));
                }}
              >
                Clear the amounts
              </Button>
            )}
          </div>
          {shown.length === 0 ? null : (
            <ul aria-label="Who can get a share" className={css({ listStyle: 'none', p: '0' })}>
              {shown.map(rowOf)}
            </ul>
          )}
          {satisfied.length === 0 ? null : (
            <div className={css({ pt: '4' })}>
              <Fold
                title={`${counted(satisfied.length, 'member needs', 'members need')} nothing`}
                isNeeded={satisfied.some(({ to }) => amountOf(to) !== null || pathOf(to) in fieldErrors)}
              >
                <ul aria-label="Members who need nothing" className={css({ listStyle: 'none', p: '0' })}>
                  {satisfied.map(rowOf)}
                </ul>
              </Fold>
            </div>
          )}
          <Pager {...view.recipients.pagination} label="Members" linkTo={linkTo} />
          <Elsewhere entries={elsewhere.filter(({ to }) => !(pathOf(to) in fieldErrors))} />
        </div>
        {rest === null || rest === 0 ? null : (
          <p role="status" className={beside}>
            Nobody needs more, so {money(rest)} stays in the fund.
          </p>
        )}
        <div className={beside}>
          <TextField
            id="share-reason"
            label="Your message to them"
            optional
            hint={roomHint(
              draft.reason,
              longestReason,
              'They’ll see it in the e-mail and wherever the share is listed.',
            )}
            error={fieldErrors.reason}
            width="full"
            autoComplete="off"
            value={draft.reason}
            disabled={isLocked}
            onChange={(reason) => send({ type: 'option.changed', changes: { reason } })}
          />
        </div>
        <div className={beside}>
          <Fold title="More choices">
            <div className={css({ display: 'grid', gap: '4' })}>
              <Checkbox
                id="share-beyond"
                label="Share more than they need"
                checked={draft.beyondMissing}
                disabled={isLocked}
                onChange={(beyondMissing) => send({ type: 'option.changed', changes: { beyondMissing } })}
              />
              {view.fund === null ? null : (
                <Checkbox
                  id="share-rollers"
                  label="Include High Rollers in plans"
                  checked={draft.highRollers}
                  disabled={isLocked}
                  onChange={(highRollers) => send({ type: 'option.changed', changes: { highRollers } })}
                />
              )}
            </div>
          </Fold>
        </div>
        <div
          className={sum}
          id="share-sum"
          tabIndex={-1}
          data-empty={draft.entries.length === 0 || undefined}
        >
          <Track share={1 - remainder / Math.max(1, view.spare)} />
          <p role="status" className={left} data-over={remainder < 0 || undefined}>
            {leftText(remainder, view.spare)}
          </p>
          <Button
            type="submit"
            tone={draft.entries.length === 0 ? 'plain' : 'primary'}
            aria-describedby={waiting === null ? undefined : 'share-waiting'}
            disabled={!isEditing || isReading}
            pending={isPreviewing}
            pendingText="Checking the totals"
          >
            See what changes
          </Button>
          {waiting === null ? null : (
            <p id="share-waiting" className={why}>
              {waiting}
            </p>
          )}
        </div>
      </form>
    </Part>
  );
};
