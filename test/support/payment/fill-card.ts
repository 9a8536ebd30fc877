import type { Ui } from '#test/path-driver/path-driver.ts';

/** A card that pays, in a form whose page asks for the billing address itself. The form is a place only on the rendered screen. */
export const fillCardFields = async (ui: Ui): Promise<void> => {
  // It forgets an earlier attempt when something in it changes.
  await ui.fill('Card number', '');
  await ui.fill('Card number', '4111 1111 1111 1111');
  await ui.fill('Expiration date', '04/31');
  await ui.fill('Security code', '123');
};

/** The same in a form that asks for what the bank compares. */
export const fillCard = async (ui: Ui): Promise<void> => {
  await fillCardFields(ui);
  await ui.fill('Billing postal code', '02139');
};
