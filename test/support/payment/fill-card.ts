import type { Ui } from '@product/path-driver';

/** A card that pays, in a form whose page asks for the billing address itself. The form is a place only on the rendered screen. */
export const fillCardFields = async (ui: Ui): Promise<void> => {
  // The form forgets an earlier attempt when one of its fields changes.
  await ui.fill('Card number', '');
  await ui.fill('Card number', '4111 1111 1111 1111');
  await ui.fill('Expiration date', '04/31');
  await ui.fill('Security code', '123');
};

/** Fills in a card that pays, in a form that asks for the address details that the bank compares. */
export const fillCard = async (ui: Ui): Promise<void> => {
  await fillCardFields(ui);
  await ui.fill('Billing postal code', '02139');
};
