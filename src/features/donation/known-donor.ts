import type { User } from '#machines/auth/auth.types.ts';
import type { KnownDonor, SavedPaymentMethod } from '#machines/donation/donation.types.ts';
import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { getDefaultPaymentMethod } from '#src/api/calls/payment.calls.ts';

/** The saved payment method. Null for none, and after a failure: there is always another method. */
export const askSavedMethod = (): Promise<SavedPaymentMethod | null> =>
  call(getDefaultPaymentMethod()).then(
    ({ method }) => method,
    (error: unknown) => {
      if (isFlowError(error) && error.status === 401) throw error;
      return null;
    },
  );

/** The signed-in donor's data for the form; null for a guest, without a request. */
export const knownDonor = async (user: User | null): Promise<KnownDonor | null> => {
  if (user === null) return null;
  const { firstName, lastName, emailAddress, phone, address, city, state, postalCode, country } = user;
  return {
    firstName,
    lastName,
    email: emailAddress,
    phone: phone ?? '',
    address: address ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
    savedMethod: await askSavedMethod(),
  };
};
