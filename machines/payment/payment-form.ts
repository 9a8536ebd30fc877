import { type ActorRefFrom, type AnyActorRef, fromCallback } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import type {
  AskedCharge,
  Authenticated,
  AuthenticationRequest,
  OpenPaymentForm,
  Paid,
  PaymentFieldError,
  PaymentFormEvent,
} from './payment-form.types.ts';

/**
 * Holds the payment form of one flow. A screen registers its form by an event, and the flow's ports ask it by events. Each flow with a
 * payment invokes its own, so no flow asks another flow's form.
 */
export const paymentForm = fromCallback<PaymentFormEvent>(({ receive }) => {
  let open: OpenPaymentForm | null = null;
  receive((event) => {
    switch (event.type) {
      case 'form.opened':
        open = event.form;
        break;
      case 'form.closed':
        // A form that closes after the next one has opened must not remove it.
        if (open === event.form) open = null;
        break;
      case 'payment.requested':
        event.answer(open?.pay(event.charge) ?? null);
        break;
      case 'card.emptied':
        open?.empty(event.fields);
        break;
      case 'check.requested':
        event.answer(open?.check() ?? []);
        break;
      case 'authentication.requested':
        event.answer(
          open?.authenticate(event.request, event.signal) ?? Promise.resolve({ kind: 'unavailable' }),
        );
    }
  });
});

export type PaymentFormRef = ActorRefFrom<typeof paymentForm>;

/** Invoked at the root of a flow, so that the form is held as long as the flow runs. */
export const holdsPaymentForm = { id: 'paymentForm', src: 'paymentForm' } as const;

type Flow = { children: Record<string, AnyActorRef | undefined> };

/** The actor with the payment form of a flow, from the flow's snapshot. */
export const paymentFormOf = ({ children }: Flow): PaymentFormRef | undefined =>
  children[holdsPaymentForm.id] as PaymentFormRef | undefined;

/** The payment form of the flow with this system id, for a port; undefined if the flow is not running. */
export const paymentFormIn = (system: { get: (id: string) => unknown }, flowId: string) => {
  const flow = system.get(flowId) as AnyActorRef | undefined;
  return flow && paymentFormOf(flow.getSnapshot());
};

/** A function by which a screen registers its form, and removes it (null) when it closes. */
export const handOverTo = (holder: PaymentFormRef | undefined) => {
  let handed: OpenPaymentForm | null = null;
  const tell = (event: PaymentFormEvent) => {
    // A flow may have ended before its page closes.
    if (holder?.getSnapshot().status === 'active') holder.send(event);
  };
  return (form: OpenPaymentForm | null): void => {
    if (handed !== null) tell({ type: 'form.closed', form: handed });
    if (form !== null) tell({ type: 'form.opened', form });
    handed = form;
  };
};

/** The card's fields are parts of the payment, so their errors go when another method is chosen. */
const pathOf = (id: string) => (id.startsWith('payment-') ? id.replace('-', '.') : 'payment.method');

/** The reply to an event that is answered at once; `none` where there is no actor. */
const answerOf = <Answer>(none: Answer, ask: (answer: (given: Answer) => void) => void): Answer => {
  const given = { answer: none };
  ask((answer) => {
    given.answer = answer;
  });
  return given.answer;
};

/** The problems that the payment form knows without asking a gateway, by path. */
export const paymentErrorsOf = (holder: PaymentFormRef | undefined): Record<string, string> => {
  const errors = answerOf<PaymentFieldError[]>([], (answer) =>
    holder?.send({ type: 'check.requested', answer }),
  );
  return Object.fromEntries(errors.map(({ id, message }) => [pathOf(id), message]));
};

const cameBack = 'You came back without paying. Try again, or pay another way.';

/**
 * Asks the flow's payment form for a nonce, or a fund's grant, for one charge.
 * @param messages the texts where no form is open, and where the form has errors
 * @throws FlowError `invalid` when the form has errors, or the person left the wallet's window; `unexpected` when no form is open
 */
export const requestPayment = async (
  holder: PaymentFormRef | undefined,
  charge: AskedCharge,
  messages: { notOpen: string; refused: string },
): Promise<Extract<Paid, { kind: 'tokenized' | 'granted' }>> => {
  const paid = await answerOf<Promise<Paid> | null>(null, (answer) =>
    holder?.send({ type: 'payment.requested', charge, answer }),
  );
  if (paid === null) throw flowError({ kind: 'unexpected', message: messages.notOpen });
  if (paid.kind === 'tokenized' || paid.kind === 'granted') return paid;
  const fields =
    paid.kind === 'left'
      ? [{ path: 'payment.method', code: 'invalid', message: cameBack }]
      : paid.errors.map(({ id, message }) => ({ path: pathOf(id), code: 'invalid', message }));
  throw flowError({ kind: 'invalid', message: messages.refused, fields });
};

/** Asks the card's owner to prove to their bank that the card is theirs; `unavailable` where no form is open. */
export const requestAuthentication = (
  holder: PaymentFormRef | undefined,
  request: AuthenticationRequest,
  signal: AbortSignal,
): Promise<Authenticated> =>
  answerOf<Promise<Authenticated>>(Promise.resolve({ kind: 'unavailable' }), (answer) =>
    holder?.send({ type: 'authentication.requested', request, signal, answer }),
  );
