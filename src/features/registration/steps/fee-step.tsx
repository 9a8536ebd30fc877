import { feeTotal } from '#machines/registration/registration.guards.ts';
import { moneyExact } from '#src/components/format/money.ts';
import { css } from '#styled-system/css';
import { CodeField } from '../code-field.tsx';
import { PaymentChoice } from '../payment-choice.tsx';
import type { StepProps } from '../registration.types.ts';

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '6',
  py: '3',
  fontVariantNumeric: 'tabular-nums',
});

/** What is charged now, line by line, with a discount if there is one. */
export const FeeStep = ({ draft, change, errorOf, isBusy, context, send, payment }: StepProps<'fee'>) => {
  const fee = context.codes.discount?.fee ?? context.registration?.fee;
  const total = feeTotal(context);
  return (
    <>
      <dl
        className={css({ maxWidth: '32rem', '& > div + div': { borderTop: '1px solid token(colors.line)' } })}
      >
        {fee?.lines.map((line) => (
          <div key={line.label} className={row}>
            <dt>{line.label}</dt>
            <dd>{line.amount < 0 ? `−${moneyExact(-line.amount)}` : moneyExact(line.amount)}</dd>
          </div>
        ))}
        <div className={row}>
          <dt className={css({ textStyle: 'label' })}>Charged now</dt>
          <dd className={css({ textStyle: 'figure' })}>{moneyExact(total)}</dd>
        </div>
      </dl>
      <CodeField
        kind="discount"
        label="Discount code"
        hint="Lowers the fee, not what you commit to raise."
        value={draft.discountCode}
        error={errorOf('discountCode')}
        found={context.codes.discount ? 'The fee above is what is left.' : null}
        checking={context.checking?.kind}
        isBusy={isBusy}
        onChange={(discountCode) => change({ discountCode })}
        send={send}
      />
      {total > 0 ? (
        <PaymentChoice
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
