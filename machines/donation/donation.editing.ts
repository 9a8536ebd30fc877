import { assign } from 'xstate';
import type { CalendarDay } from '#machines/calendar.ts';
import { meta } from './donation.messages.ts';
import { donationSetup } from './donation.setup.ts';
import { type AskingStep, askingSteps, type DonationContext } from './donation.types.ts';
import * as updates from './donation.updates.ts';

/** Whether this is the last step that asked, and it can be shown again. */
export const ofLast =
  (step: AskingStep) =>
  ({ context }: { context: DonationContext }) => ({ step, asked: context.step });

const ofOpened =
  (step: AskingStep) =>
  ({ event }: { event: { step: AskingStep } }) => ({ step, asked: event.step });

/** Opens a step that the donor has been at, and no other. */
export const stepOpened = [
  {
    guard: { type: 'canOpen', params: ofOpened('amount') },
    target: '#donation.editing.amount',
    actions: 'clearFailure',
  },
  {
    guard: { type: 'canOpen', params: ofOpened('donor') },
    target: '#donation.editing.donor',
    actions: 'clearFailure',
  },
  {
    guard: { type: 'canOpen', params: ofOpened('payment') },
    target: '#donation.editing.payment',
    actions: 'clearFailure',
  },
] as const;

const shows = (step: AskingStep) =>
  [
    { type: 'assignStep', params: { step } },
    { type: 'notifyStepShown', params: { depth: askingSteps.indexOf(step) } },
  ] as const;

const refuses = (step: AskingStep) =>
  ({
    guard: { type: 'isIncomplete', params: { step } },
    actions: { type: 'assignRefusal', params: { step } },
  }) as const;

const ofPaymentErrors = ({ event }: { event: { paymentErrors?: Record<string, string> } }) => ({
  step: 'payment' as const,
  paymentErrors: event.paymentErrors ?? {},
});

const ofToday = ({ event }: { event: { today: CalendarDay } }) => ({ today: event.today });

/** The steps that the donor fills in, before the payment form is asked. */
export const editing = donationSetup.createStateConfig({
  description: 'The donor fills in one short step after another; nothing is sent yet.',
  tags: ['form'],
  on: {
    'draft.changed': { actions: assign(({ context, event }) => updates.typed(context, event.changes)) },
    'payment.changed': { actions: assign(({ context }) => updates.paymentChanged(context)) },
    'details.retried': { guard: 'isDonorUnclear', target: 'opening', actions: 'clearFailure' },
    'step.opened': stepOpened,
  },
  initial: 'amount',
  states: {
    amount: {
      description:
        'Asks for the amount, the frequency and who pays the fee; or a wallet fills in the other steps.',
      meta: meta.amount,
      entry: [...shows('amount')],
      on: {
        'step.finished': [
          refuses('amount'),
          { target: '#donation.advancing', actions: { type: 'assignReview', params: ofToday } },
        ],
        'wallet.chosen': [
          refuses('amount'),
          {
            target: '#donation.tokenizing',
            actions: [
              assign(({ context, event }) => updates.typed(context, { method: event.method })),
              { type: 'assignReview', params: ofToday },
            ],
          },
        ],
      },
    },
    donor: {
      description: 'Asks who gives.',
      meta: meta.donor,
      entry: [...shows('donor')],
      on: {
        'step.finished': [
          refuses('donor'),
          { target: '#donation.advancing', actions: { type: 'assignReview', params: ofToday } },
        ],
      },
    },
    payment: {
      description: 'Asks for the payment; after a decline, shows the reason.',
      meta: meta.payment,
      entry: [...shows('payment')],
      on: {
        'step.finished': [
          {
            guard: {
              type: 'hasPaymentErrors',
              params: ({ event }) => ({ errors: event.paymentErrors ?? {} }),
            },
            actions: { type: 'assignRefusal', params: ofPaymentErrors },
          },
          refuses('payment'),
          {
            guard: 'hasPayment',
            target: '#donation.reviewing',
            actions: { type: 'assignReview', params: ofToday },
          },
          { target: '#donation.tokenizing', actions: { type: 'assignReview', params: ofToday } },
        ],
      },
    },
  },
});
