import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { billOfDonation } from '#machines/donation/donation.selectors.ts';
import type {
  DonationContext,
  DonationDraft,
  DonationEvent,
  DonationStep,
} from '#machines/donation/donation.types.ts';
import { checkDraft } from '#machines/donation/donation-draft.rules.ts';
import { errorsOf } from '#machines/form/field-errors.ts';
import { type PaymentFormRef, paymentErrorsOf } from '#machines/payment/payment-form.ts';
import type { Wallet } from '#machines/payment/wallets.ts';
import { earlyForm } from '#src/components/form/early-forms.ts';
import { enterGoesOn } from '#src/components/form/next-field.ts';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { today } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { fundOf, type RecipientView } from '#src/features/donation/recipient/recipient-view.ts';
import { AmountPart } from './amount/amount-part.tsx';
import { DonationSummary } from './donation-summary.tsx';
import { DonorPart } from './donor/donor-part.tsx';
import { type FormPartProps, fieldId, ownAmountId, typedIn } from './form.types.ts';
import { DeclineNotice, FormNotices } from './form-notices.tsx';
import { GoOnBar } from './go-on-bar.tsx';
import { PaymentPart } from './payment-part.tsx';
import { ReviewPart } from './review/review-part.tsx';
import { StepHead } from './step-head.tsx';
import { useStepFocus } from './use-step-focus.ts';

export type DonationFormProps = {
  context: DonationContext;
  view: RecipientView;
  /** The shown step; null while something else replaces the form, which keeps the payment form's values. */
  step: DonationStep | null;
  heading: string;
  /** The text of a running wait; null for none. */
  waiting: string | null;
  /** The donor is still unknown: typed values count, and a press on the button takes effect when the donor is known. */
  isOpening: boolean;
  /** A signed-in donor's data is loading: the button is not offered before it is there. */
  isAwaited: boolean;
  send: (event: DonationEvent) => void;
  payment: PaymentSlot;
  /** The reference to the payment form that this flow uses. */
  paymentForm: PaymentFormRef | undefined;
};

/** The checkout, one step at a time, with a summary next to it. */
export const DonationForm = ({
  context,
  view,
  step,
  heading,
  waiting,
  isOpening,
  isAwaited,
  send,
  payment,
  paymentForm,
}: DonationFormProps) => {
  const isBusy = waiting !== null;
  const refusals = useRefusals(context, isBusy);
  const title = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  const leftEarly = useRef<HTMLElement | null>(null);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const at = slots('donation');
  const draft = draftOf(context);
  const bill = billOfDonation(context);
  const shown = step ?? 'payment';
  // The payment form loads when there is an amount to pay, and stays from then on.
  const [hasPayment, setPayment] = useState(false);
  if (bill !== null && !isOpening && !hasPayment) setPayment(true);
  const blur = useBlurValidation({
    values: typedIn(draft),
    prefix: fieldId(''),
    check: () => errorsOf(checkDraft(draft)),
  });
  useStepFocus({ context, step, refusals: refusals.count, title });

  const goOn = () => {
    refusals.ask();
    if (shown === 'review') return send({ type: 'donation.confirmed', key: crypto.randomUUID() });
    const paymentErrors = shown === 'payment' ? paymentErrorsOf(paymentForm) : {};
    send({ type: 'step.finished', today: today(), paymentErrors });
  };
  const goOnIfPressed = useEffectEvent(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    goOn();
  });

  const checkIfLeft = useEffectEvent(() => {
    if (leftEarly.current !== null) blur.leave(leftEarly.current);
    leftEarly.current = null;
  });

  // The document notes a press before hydration. A field that was typed in and has no focus was left.
  useLayoutEffect(() => {
    isPressed.current = earlyForm('donation')?.dataset.pressed !== undefined;
    const own = document.getElementById(ownAmountId);
    leftEarly.current = own === document.activeElement ? null : own;
  }, []);
  useEffect(() => {
    if (isOpening) return;
    checkIfLeft();
    goOnIfPressed();
  }, [isOpening]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (isOpening) isPressed.current = true;
    else goOn();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    blur.watch.onKeyDown(event);
    enterGoesOn(event);
  };
  const part: FormPartProps = {
    draft,
    change: (changes: Partial<DonationDraft>) => send({ type: 'draft.changed', changes }),
    errorOf: (field) => context.fieldErrors[field] ?? blur.errorOf(field),
    isBusy,
  };
  const chooseWallet = (method: Wallet) => {
    refusals.ask();
    send({ type: 'wallet.chosen', method, today: today() });
  };
  return (
    // A press before hydration sends nothing: no field ever becomes part of an address.
    <form
      method="dialog"
      id="donation"
      noValidate
      hidden={step === null}
      onSubmit={submit}
      {...blur.watch}
      onKeyDown={press}
    >
      <div className={at('page')}>
        <div className={at('questions')} data-step={shown}>
          <StepHead {...{ context, isBusy, send, heading }} step={shown} titleRef={title} />
          <FormNotices {...{ context, isBusy, send }} />
          {shown === 'payment' ? <DeclineNotice {...part} context={context} /> : null}
          {step === 'amount' ? <AmountPart {...part} {...{ context, send }} name={fundOf(view)} /> : null}
          {step === 'donor' ? <DonorPart {...part} context={context} /> : null}
          {hasPayment ? (
            <div className={at('part')} hidden={step !== 'payment'}>
              <PaymentPart
                {...part}
                {...{ context, payment }}
                isShown={step === 'payment'}
                charge={bill?.charge ?? null}
                onChanged={() => send({ type: 'payment.changed' })}
                onOffered={setWallets}
              />
            </div>
          ) : null}
          {step === 'review' ? <ReviewPart {...part} {...{ context, send }} /> : null}
        </div>
        <aside className={at('aside')} aria-label="Your gift">
          <DonationSummary {...{ view, bill, draft }} hasClimb={shown !== 'amount'} />
          <GoOnBar {...{ context, bill, waiting, isAwaited, wallets }} step={shown} onWallet={chooseWallet} />
        </aside>
      </div>
    </form>
  );
};
