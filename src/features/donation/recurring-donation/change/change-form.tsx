import type { FormEvent } from 'react';
import { errorsOf } from '#machines/form/field-errors.ts';
import { moneyExact } from '#machines/money.ts';
import { recurringProblemText } from '#machines/recurring-donation/recurring-donation.messages.ts';
import {
  checkChanges,
  nextChargeOf,
  recurringBill,
  recurringDraftOf,
} from '#machines/recurring-donation/recurring-donation.rules.ts';
import type {
  RecurringDonation,
  RecurringDonationContext,
  RecurringDraft,
} from '#machines/recurring-donation/recurring-donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { FieldGroup } from '#src/components/form/field-group.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { dateText, today } from '#src/components/format/date.ts';
import { Bill } from '#src/components/review/review.tsx';
import { slots } from '#src/components/style/style.ts';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { AmountChoice } from '#src/features/donation/form/amount/amount-choice.tsx';
import { FeeCover } from '#src/features/donation/form/amount/fee-cover.tsx';
import { faultId, fieldId, typedIn } from '#src/features/donation/form/form.types.ts';
import type { SendRecurring } from '#src/features/donation/recurring-donation/recurring-donation.types.ts';
import {
  toWhom,
  unsavedText,
} from '#src/features/donation/recurring-donation/recurring-donation-messages.ts';
import { Moment } from '#src/features/donation/screens/moment.tsx';
import { MethodField } from './method-field.tsx';
import { RecipientField } from './recipient-field.tsx';

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });

const days = Array.from({ length: 31 }, (_, index) => {
  const day = index + 1;
  return { value: `${day}`, label: `The ${day}${endings[rules.select(day)] ?? 'th'}` };
});

type ChangeFormProps = {
  context: RecurringDonationContext;
  donation: RecurringDonation;
  heading: string;
  /** Something else is shown instead; the typed values stay. */
  isHidden: boolean;
  isBusy: boolean;
  /** Shown while a request runs. */
  waiting: string;
  send: SendRecurring;
  payment: PaymentSlot;
};

/** All settings of one recurring donation; nothing changes before it is saved. */
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
  const { fieldErrors, problem } = context;
  const refusals = useRefusals(context, isBusy);
  const draft = recurringDraftOf(context, donation);
  const blur = useBlurValidation({
    values: typedIn(draft),
    prefix: fieldId(''),
    check: () => errorsOf(checkChanges(draft, donation)),
  });
  const bill = recurringBill(draft);
  const next = nextChargeOf(donation, draft, today());
  const change = (changes: Partial<RecurringDraft>) => send({ type: 'draft.changed', changes });
  const errorOf = (field: string) => fieldErrors[field] ?? blur.errorOf(field);
  const part = { draft, change, errorOf, isBusy };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    refusals.ask();
    send({ type: 'changes.submitted', key: crypto.randomUUID() });
  };
  // After a decline the payment method comes first.
  const isRefused = donation.pauseReason === 'charge-refused';
  const pay = (
    <FieldGroup
      emphasis="question"
      title="How do you pay?"
      note="We’ll check a new way to pay with your bank. Nothing is charged now."
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
    </FieldGroup>
  );
  return (
    <form method="dialog" noValidate hidden={isHidden} onSubmit={submit} {...blur.watch}>
      <Moment
        heading={heading}
        lede={`Your gift to ${toWhom(donation.recipient)}. ${unsavedText(donation, draft)}`}
        isWide
      >
        <div className={at('page')}>
          <div className={at('questions')}>
            <FormErrors
              fieldErrors={fieldErrors}
              idOf={(path) => faultId(path, draft)}
              refusals={refusals.count}
              problem={problem && { text: recurringProblemText(problem, 'change'), level: 3 }}
            />
            {isRefused ? pay : null}
            <FieldGroup emphasis="question" title="How much a month?">
              <AmountChoice {...part} />
              <FeeCover {...part} name={toWhom(draft.recipient)} />
            </FieldGroup>
            <FieldGroup emphasis="question" title="When?">
              <SelectField
                id={fieldId('dayOfMonth')}
                label="Day of the month"
                hint={draft.dayOfMonth > 28 ? 'In shorter months, on the last day.' : undefined}
                width="medium"
                options={days}
                placeholder={null}
                value={`${draft.dayOfMonth}`}
                error={fieldErrors.dayOfMonth}
                disabled={isBusy}
                onChange={(day) => change({ dayOfMonth: Number(day) })}
              />
            </FieldGroup>
            <FieldGroup emphasis="question" title="Who is it for?">
              <RecipientField
                chosen={draft.recipient}
                before={donation.recipient}
                error={fieldErrors.recipient}
                isBusy={isBusy}
                onChoose={(recipient) => change({ recipient })}
              />
            </FieldGroup>
            {isRefused ? null : pay}
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
              <p className={at('barText')}>
                {next === null ? 'It starts with the next charge.' : `Next charge: ${dateText(next)}.`}
              </p>
            </div>
          </aside>
          <div>
            <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'changes.dropped' })}>
              Back without saving
            </Button>
          </div>
        </div>
      </Moment>
    </form>
  );
};
