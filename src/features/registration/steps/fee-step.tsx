import { feeTotal } from '#machines/registration/registration.guards.ts';
import { PaymentChoice } from '#src/components/payment-choice/payment-choice.tsx';
import { Bill } from '#src/components/review/review.tsx';
import { CodeField } from '#src/features/registration/code-field.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';

/** The charges line by line, with a discount if there is one. */
export const FeeStep = ({ draft, change, errorOf, isBusy, context, send, payment }: StepProps<'fee'>) => {
  const fee = context.codes.discount?.fee ?? context.registration?.fee;
  const total = feeTotal(context);
  return (
    <>
      <Bill
        lines={(fee?.lines ?? []).map((line) => ({ name: line.label, amount: line.amount }))}
        sumName="You’ll be charged"
        sum={total}
      />
      <CodeField
        kind="discount"
        label="Discount code"
        hint="Lowers the fee, not what you commit to raise."
        value={draft.discountCode}
        error={errorOf('discountCode')}
        found={context.codes.discount ? 'The fee above includes it.' : null}
        checking={context.checking?.kind}
        isBusy={isBusy}
        onChange={(discountCode) => change({ discountCode })}
        send={send}
      />
      {total > 0 ? (
        <PaymentChoice
          id={fieldId('payment')}
          saved={context.registration?.fundraising.paymentMethod ?? null}
          choice={draft.payment}
          error={errorOf('payment')}
          isBusy={isBusy}
          payment={payment}
          onChange={(choice) => change({ payment: choice })}
        />
      ) : null}
    </>
  );
};
