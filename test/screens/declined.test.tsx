import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import { DeclineNotice } from '#src/features/donation/form/decline-notice.tsx';
import { maya } from '#test/support/donation/donation-fixture.ts';

const fresh = createActor(donationMachine, {
  input: { recipient: maya, isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept: null },
}).getSnapshot().context;

const late =
  'Your payment of $51.81 came through too late to count, so we’re refunding it now. You can give again. You only pay once.';

test.each([
  ['do-not-honor', 'Braintree: Do Not Honor', 'Your bank said no', 'Pay with PayPal', true],
  ['bad-postal-code', null, 'The ZIP or postal code doesn’t match', 'Pay with PayPal', true],
  ['came-too-late', late, `We’re giving it back${late}`, null, false],
])(
  'a decline for %s states whether the donor was charged',
  (reason, detail, said, offered, isNothingCharged) => {
    const context = { ...fresh, decline: { reason, detail } };
    render(<DeclineNotice context={context} change={() => undefined} isBusy={false} />);
    const alert = document.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain(said);
    expect(alert?.textContent.includes('Nothing was charged')).toBe(isNothingCharged);
    expect(alert?.querySelector('button')?.textContent ?? null).toBe(offered);
    // The bank's own words stand apart from ours, and small.
    const bank = detail?.startsWith('Braintree') ? '(Error code 402, Do Not Honor.)' : undefined;
    expect(alert?.querySelector('.donation__code')?.textContent).toBe(bank);
  },
);
