import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import { DeclineNotice } from '#src/features/donation/form/form-notices.tsx';
import { maya } from '#test/support/donation/donation-fixture.ts';
import { render } from '#test/support/render.tsx';

const { context: fresh } = createActor(donationMachine, {
  input: { recipient: maya, isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept: null },
}).getSnapshot();

/** The context of a form whose method is PayPal. */
const byPayPal = { ...fresh, typed: { method: 'PayPalAccount' as const } };

const late =
  'Your payment of $51.81 came through too late to count, so we’re refunding it now. You can give again. You only pay once.';

test.each([
  // Another card can be typed into the form below.
  ['do-not-honor', fresh, 'Braintree: Do Not Honor', 'Your bank said no', null, true],
  ['bad-postal-code', fresh, null, 'The ZIP or postal code doesn’t match', null, true],
  ['do-not-honor', byPayPal, 'Braintree: Do Not Honor', 'Your bank said no', 'Pay with a card', true],
  ['came-too-late', byPayPal, late, `We’re giving it back${late}`, null, false],
] as const)(
  'a decline for %s states whether the donor was charged',
  (reason, before, detail, said, offered, isNothingCharged) => {
    const context = { ...before, decline: { reason, detail } };
    render(<DeclineNotice context={context} change={() => undefined} isBusy={false} />);
    const alert = document.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain(said);
    expect(alert?.textContent.includes('Nothing was charged')).toBe(isNothingCharged);
    expect(alert?.querySelector('button')?.textContent ?? null).toBe(offered);
    // The bank's own text is separate from ours, and small.
    const bank = detail?.startsWith('Braintree') ? '(Error code 402, Do Not Honor.)' : undefined;
    expect(alert?.querySelector('.donation__code')?.textContent).toBe(bank);
  },
);
