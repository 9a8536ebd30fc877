import { billOf, isDonationAmount } from '#machines/donation/donation.rules.ts';
import { moneyExact } from '#machines/money.ts';
import { slots } from '#src/components/style/style.ts';
import { type AmountPartProps, fieldId } from '#src/features/donation/form/form.types.ts';

/** Whether the donor pays the processing fee, with the received and the charged amount for both answers. */
export const FeeCover = ({ draft, change, isBusy, name }: AmountPartProps & { name: string }) => {
  const at = slots('donation');
  const id = fieldId('isFeeCovered');
  const { amount, isFeeCovered } = draft;
  const bill = amount !== null && isDonationAmount(amount) ? billOf(amount, isFeeCovered) : null;
  const covering = amount !== null && isDonationAmount(amount) ? billOf(amount, true).fee : null;
  return (
    <label className={at('cover')}>
      <span>
        <b>
          {covering === null ? 'Cover the fee of 2.9% + 30¢' : `Cover the fee of ${moneyExact(covering)}`}
        </b>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isFeeCovered}
        checked={isFeeCovered}
        disabled={isBusy}
        aria-describedby={`${id}-figures`}
        className={at('input')}
        onChange={(event) => change({ isFeeCovered: event.target.checked })}
      />
      <span className={at('switch')} aria-hidden>
        <span className={at('thumb')} />
      </span>
      <span id={`${id}-figures`} className={at('note')}>
        {bill === null ? (
          <>Whatever you choose, all of it arrives: our partners pay the fee if you don’t.</>
        ) : (
          <>
            <b>{moneyExact(bill.amount)}</b> goes to {name}. You are charged <b>{moneyExact(bill.charge)}</b>.
            {isFeeCovered ? '' : ' Our partners pay the fee.'}
          </>
        )}
      </span>
    </label>
  );
};
