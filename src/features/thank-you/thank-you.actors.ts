import { fromPromise } from 'xstate';
import { thankYouMachine } from '#machines/thank-you/thank-you.machine.ts';
import { mostAtOnce } from '#machines/thank-you/thank-you.rules.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getUnthankedDonations } from '#src/api/calls/donation.calls.ts';
import { post } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

export const thankYouFlow = thankYouMachine.provide({
  actors: {
    loadUnthanked: fromPromise(async ({ input: { publicId } }) => {
      const { items, pagination } = await callList(getUnthankedDonations(publicId, { limit: mostAtOnce }));
      return { donations: [...items], total: pagination.total };
    }),
    sendThanks: fromPromise(async ({ input: { publicId, key, donationIds, text } }) => {
      await call(
        post('/user/{id}/thank-yous', 'SEND_THANK_YOU', {
          path: { id: publicId },
          data: { donationIds, text },
          key,
        }),
      );
    }),
    watchSession,
  },
});
