import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import { Declined } from '#src/features/donation/screens/declined.tsx';
import { maya } from '#test/support/donation/donation-fixture.ts';

const fresh = createActor(donationMachine, {
  input: { recipient: maya, isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept: null },
}).getSnapshot().context;

const late =
  'Your payment of $51.81 came through too late to count, so we are giving it back now. You can give again: you pay once in the end.';

test.each([
  ['do-not-honor', 'Braintree: Do Not Honor', 'Your bank said no.', true],
  ['came-too-late', late, `We’re giving it back. ${late}`, false],
])('a decline for %s states whether the donor was charged', (reason, detail, said, isNothingCharged) => {
  render(
    <Declined
      context={{ ...fresh, decline: { reason, detail } }}
      heading="Your gift didn’t go through"
      send={() => undefined}
    />,
  );
  const text = document.body.textContent;
  expect(text).toContain(said);
  expect(text.includes('Nothing was charged')).toBe(isNothingCharged);
  expect(text).toMatch(/othing you typed is lost\./);
  expect(screen.getByRole('button', { name: 'Back to my gift' })).toBeTruthy();
});
