import type { User } from '#machines/auth/auth.types.ts';
import type { KnownDonor, SavedPaymentMethod } from '#machines/donation/donation.types.ts';
import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { getDefaultPaymentMethod } from '#src/api/calls/payment.calls.ts';

/** The method on file. Null where nothing is saved, and where it can't be said now: another way to pay is always there. */
export const askSavedMethod = (): Promise<SavedPaymentMethod | null> =>
  call(getDefaultPaymentMethod()).then(
    ({ method }) => method,
    (error: unknown) => {
      if (isFlowError(error) && error.status === 401) throw error;
      return null;
    },
  );

/** What is known of the signed-in donor, for the form; null for a guest, and then nothing is asked. */
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
