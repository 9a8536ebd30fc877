import { create, type ThreeDSecure, type ThreeDSecureVerifyPayload } from 'braintree-web/three-d-secure';
import { isNoName } from '#machines/form/person-name.ts';
import type { Authenticated, AuthenticationRequest } from '#machines/payment/payment-form.types.ts';
import { gatewayClient, wireAmount } from './gateway-client.ts';

const failures = new Set([
  'authenticate_failed',
  'authenticate_failed_acs_error',
  'authenticate_frictionless_failed',
  'authenticate_rejected',
]);

const outcomeOf = ({ nonce, threeDSecureInfo }: ThreeDSecureVerifyPayload): Authenticated => {
  if (threeDSecureInfo.liabilityShifted) return { kind: 'authenticated', nonce };
  return failures.has(threeDSecureInfo.status) ? { kind: 'failed' } : { kind: 'unavailable' };
};

const billingOf = ({ firstName, lastName, phone, address }: AuthenticationRequest['payer']) => ({
  givenName: firstName,
  ...(!isNoName(lastName) && { surname: lastName }),
  ...(phone !== null && { phoneNumber: phone.replace(/\D/g, '') }),
  ...(address !== null &&
    'address' in address && {
      streetAddress: address.address,
      locality: address.city,
      ...(address.state !== null && { region: address.state }),
    }),
  ...(address !== null && { postalCode: address.postalCode, countryCodeAlpha2: address.country }),
});

const verify = (
  secure: ThreeDSecure,
  { nonce, amount, payer }: AuthenticationRequest,
  bin: string,
): Promise<ThreeDSecureVerifyPayload> =>
  secure.verifyCard({
    nonce,
    bin,
    amount: wireAmount(amount),
    email: payer.email,
    billingAddress: billingOf(payer),
    // Only suspicious payments get here, so the bank should challenge them.
    challengeRequested: true,
    onLookupComplete: (_data, next) => next(),
  });

/** 3-D Secure by the gateway's component: the bank's page opens in a window above ours. */
export const authenticateHosted = async (
  clientToken: string,
  request: AuthenticationRequest,
  bin: string,
  signal: AbortSignal,
): Promise<Authenticated> => {
  const secure = await gatewayClient(clientToken)
    .then((client) => create({ client, version: 2 }))
    .catch(() => null);
  if (secure === null) return { kind: 'unavailable' };
  const { promise: left, resolve: leave } = Promise.withResolvers<Authenticated>();
  const goBack = () => leave({ kind: 'left' });
  secure.on('customer-canceled', goBack);
  signal.addEventListener('abort', goBack);
  const asked = verify(secure, request, bin).then(outcomeOf, () => ({ kind: 'unavailable' }) as const);
  const outcome = await Promise.race([asked, left]);
  void secure.teardown().catch(() => undefined);
  return outcome;
};
