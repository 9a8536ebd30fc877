import { type FormEvent, useEffect, useRef, useState } from 'react';
import { recurringProblemText } from '#machines/recurring-donation/recurring-donation.messages.ts';
import { recurringBill, recurringDraftOf } from '#machines/recurring-donation/recurring-donation.rules.ts';
import type {
  RecurringDonation,
  RecurringDonationContext,
  RecurringDraft,
} from '#machines/recurring-donation/recurring-donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { ErrorSummary } from '#src/components/error-summary/error-summary.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { moneyExact } from '#src/components/format/money.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Bill } from '#src/components/review/bill.tsx';
import { slots } from '#src/components/style/style.ts';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { AmountChoice } from '#src/features/donation/form/amount-choice.tsx';
import { FeeCover } from '#src/features/donation/form/fee-cover.tsx';
import { faultId } from '#src/features/donation/form/form.types.ts';
import { FormPart } from '#src/features/donation/form/form-part.tsx';
import { Moment } from '#src/features/donation/screens/moment.tsx';
import { DayField } from './day-field.tsx';
import { MethodField } from './method-field.tsx';
import { RecipientField } from './recipient-field.tsx';
import type { SendRecurring } from './recurring-donation.types.ts';
import { chargeText, pausedText, recipientOf, toWhom } from './recurring-donation-messages.ts';

type ChangeFormProps = {
  context: RecurringDonationContext;
  donation: RecurringDonation;
  heading: string;
  /** Something else is shown in its place; what is typed stays in it. */
  isHidden: boolean;
  isBusy: boolean;
  /** What is waited for, in words. */
  waiting: string;
  send: SendRecurring;
  payment: PaymentSlot;
};

/** Counts the refusals of what was asked for, so that what is wrong is put in front of the person; typing moves nothing. */
const useRefusals = ({ fieldErrors, problem }: RecurringDonationContext, isBusy: boolean) => {
  const [count, setCount] = useState(0);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || isBusy) return;
    isAsked.current = false;
    if (Object.keys(fieldErrors).length > 0 || problem !== null) setCount((before) => before + 1);
  }, [isBusy, fieldErrors, problem]);
  const ask = () => {
    isAsked.current = true;
  };
  return { count, ask };
};

/** Everything about one donation that can be changed; nothing is before it is saved. */
export const ChangeForm = ({
  context,
  donation,
  heading,
  isHidden,
  isBusy,
  waiting,
  send,
  payment,
}: ChangeFormProps) => {
  const at = slots('donation');
  const notice = useRef<HTMLDivElement>(null);
  const { fieldErrors, problem } = context;
  const refusals = useRefusals(context, isBusy);
  const draft = recurringDraftOf(context, donation);
  const bill = recurringBill(draft);
  const paused = pausedText(donation, draft);
  const errors = Object.entries(fieldErrors).map(([path, message]) => ({
    id: faultId(path, draft),
    message,
  }));
  const change = (changes: Partial<RecurringDraft>) => send({ type: 'draft.changed', changes });
  const errorOf = (field: string) => fieldErrors[field];
  const part = { draft, change, errorOf, isBusy };

  useEffect(() => {
    if (refusals.count > 0) takeFocus(notice.current);
  }, [refusals.count]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    refusals.ask();
    send({ type: 'changes.submitted', key: crypto.randomUUID() });
  };
  return (
    <form method="dialog" noValidate hidden={isHidden} onSubmit={submit}>
      <Moment
        heading={heading}
        lede={`Your gift to ${toWhom(donation.recipient)}. ${paused ?? chargeText(donation)}`}
        isWide
      >
        <div className={at('page')}>
          <div className={at('questions')}>
            <ErrorSummary errors={errors} attempt={refusals.count} />
            {problem !== null && errors.length === 0 ? (
              <div ref={notice} tabIndex={-1}>
                <Notice tone="error" role="alert" level={3}>
                  {recurringProblemText(problem, 'change')}
                </Notice>
              </div>
            ) : null}
            <FormPart title="How much a month?">
              <AmountChoice {...part} />
              <FeeCover {...part} name={recipientOf(draft.recipient).name} />
            </FormPart>
            <FormPart title="When?">
              <DayField
                day={draft.dayOfMonth}
                error={fieldErrors.dayOfMonth}
                isBusy={isBusy}
                onChoose={(dayOfMonth) => change({ dayOfMonth })}
              />
            </FormPart>
            <FormPart title="Who is it for?">
              <RecipientField
                chosen={draft.recipient}
                before={donation.recipient}
                error={fieldErrors.recipient}
                isBusy={isBusy}
                onChoose={(recipient) => change({ recipient })}
              />
            </FormPart>
            <FormPart
              title="How do you pay?"
              note="A new way to pay is checked with your bank. Nothing is charged now."
            >
              <MethodField
                context={context}
                donation={donation}
                chosen={draft.method}
                isBusy={isBusy}
                payment={payment}
                onChoose={(method) => change({ method })}
                onChange={() => send({ type: 'payment.changed' })}
              />
            </FormPart>
            <div>
              <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'changes.dropped' })}>
                Back without saving
              </Button>
            </div>
          </div>
          <aside className={at('aside')} aria-label="What it comes to">
            {bill === null ? null : (
              <div className={at('ticket')}>
                <Bill
                  lines={[
                    { name: `To ${toWhom(draft.recipient)}`, amount: bill.amount },
                    ...(bill.fee === 0 ? [] : [{ name: 'Fee you cover', amount: bill.fee }]),
                  ]}
                  sumName="Charged each month"
                  sum={bill.charge}
                />
              </div>
            )}
            <div className={at('bar')}>
              <Button type="submit" size="lg" wide pending={isBusy} pendingText={waiting}>
                {bill === null ? 'Save' : `Save: ${moneyExact(bill.charge)} a month`}
              </Button>
              <p className={at('barText')}>It counts from the next charge on.</p>
            </div>
          </aside>
        </div>
      </Moment>
    </form>
  );
};
