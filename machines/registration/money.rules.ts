import * as z from 'zod/mini';
import { always, cents, code } from '#machines/form/fields.ts';
import { money } from '#machines/money.ts';
import { isRiding } from './registration.participation.ts';
import type { Registration, StepBodies } from './registration.types.ts';

export const fundraising = (registration: Registration | null) => {
  const isRider = isRiding(registration);
  const minimum = registration?.fundraising.minimumCommitment ?? 0;
  const hasSaved = (registration?.fundraising.paymentMethod ?? null) !== null;
  return z.pipe(
    z
      .object({
        goal: cents('Enter the amount you want to raise.'),
        commitment: isRider ? cents('Enter the amount you commit to raise.') : always(0),
        payment: z.enum(['saved', 'new']),
      })
      .check(
        z.refine((draft) => draft.commitment >= minimum, {
          error: `Enter ${money(minimum)} or more. That’s the minimum for your routes.`,
          path: ['commitment'],
        }),
        z.refine((draft) => draft.goal >= draft.commitment, {
          error: 'Your goal can’t be below what you commit to raise. Set it to that amount or more.',
          path: ['goal'],
        }),
        z.refine((draft) => !isRider || draft.payment === 'new' || hasSaved, {
          error: 'Add a card for your commitment.',
          path: ['payment'],
        }),
      ),
    z.transform((draft): StepBodies['fundraising'] => ({
      goal: draft.goal,
      commitment: draft.commitment,
      payment: isRider && draft.payment === 'saved' ? { useSaved: true } : null,
    })),
  );
};

/** The machine knows `total` and the checked discount; see `requestOf`. */
export const fee = (registration: Registration | null, total: number) => {
  const hasSaved = (registration?.fundraising.paymentMethod ?? null) !== null;
  return z.pipe(
    z.object({ discountCode: code, payment: z.enum(['saved', 'new']) }).check(
      z.refine((draft) => total === 0 || draft.payment === 'new' || hasSaved, {
        error: 'Choose how you want to pay.',
        path: ['payment'],
      }),
    ),
    z.transform((draft): StepBodies['fee'] => ({
      total,
      discountCode: draft.discountCode,
      payment: total > 0 && draft.payment === 'saved' ? { useSaved: true } : null,
    })),
  );
};
