import type { Simulators } from '#server/platform/simulators.ts';
import { openBraintreeSimulator } from './braintree/braintree-simulator.ts';
import { openChariotSimulator } from './chariot/chariot-simulator.ts';
import { openIdentitySimulator } from './identity/identity-simulator.ts';

export { braintreeSimulatorAt } from './braintree/braintree-simulator.ts';
export { openControlPanel, PanelRefused, type SignedNotification } from './braintree/control-panel.ts';
export { openFundDesk, type SignedEvent } from './chariot/fund-desk.ts';
export { accountStateBody, setAccountState } from './identity/account-state.ts';
export { createLocalAccount, createSocialAccount, type NewSocialAccount } from './identity/accounts.ts';
export { methodNames } from './identity/method-names.ts';
export { conditionCookie, conditions } from './identity/network-conditions.ts';
export { hashPassword } from './identity/passwords.ts';

/** The sandbox's replacements for outside services. Only sandbox mode loads this module. */
export const simulators: Simulators = {
  identity: openIdentitySimulator,
  braintree: openBraintreeSimulator,
  chariot: openChariotSimulator,
};
