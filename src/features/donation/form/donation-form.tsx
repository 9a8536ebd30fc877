import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { draftOf, methodsOf } from '#machines/donation/donation.drafts.ts';
import { problemText, problemTitle } from '#machines/donation/donation.messages.ts';
import { billOfDonation } from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationDraft, DonationEvent } from '#machines/donation/donation.types.ts';
import { checkDraft } from '#machines/donation/donation-draft.rules.ts';
import { errorsOf } from '#machines/form/field-errors.ts';
import { type PaymentFormRef, paymentErrorsOf } from '#machines/payment/payment-form.ts';
import { Button } from '#src/components/button/button.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { FieldGroup } from '#src/components/form/field-group.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { moneyExact } from '#src/components/format/money.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { savedText } from '#src/features/donation/donation-messages.ts';
import type { RecipientView } from '#src/features/donation/recipient/recipient-view.ts';
import { AmountChoice } from './amount-choice.tsx';
import { DonationSummary } from './donation-summary.tsx';
import { DonorFields } from './donor-fields.tsx';
import { FeeCover } from './fee-cover.tsx';
import { faultId, fieldId, typedIn } from './form.types.ts';
import { FrequencyChoice } from './frequency-choice.tsx';
import { OrganizationField } from './organization-field.tsx';
import { today } from './today.ts';
import { VisibilityPart } from './visibility-part.tsx';
import { WordsPart } from './words-part.tsx';

export type DonationFormProps = {
  context: DonationContext;
  view: RecipientView;
  /** Something else is shown in its place; what the payment form holds stays in it. */
  isHidden: boolean;
  /** Who gives is being found out: what is typed counts, and so does going on, as soon as it is known. */
  isOpening: boolean;
  /** It is somebody who signed in, whose details take their time: going on isn't offered before they are there. */
  isAwaited: boolean;
  /** The payment form or a wallet is being asked, and what the donation is stays as it is meanwhile. */
  isAsking: boolean;
  send: (event: DonationEvent) => void;
  payment: PaymentSlot;
  /** Holds the payment form that this flow asks. */
  paymentForm: PaymentFormRef | undefined;
};

/** The whole donation on one page, and beside it what it comes to. */
export const DonationForm = ({
  context,
  view,
  isHidden,
  isOpening,
  isAwaited,
  isAsking,
  send,
  payment,
  paymentForm,
}: DonationFormProps) => {
  const refusals = useRefusals(context, isAsking);
  const form = useRef<HTMLFormElement>(null);
  const isPressed = useRef(false);
  const at = slots('donation');
  const draft = draftOf(context);
  const bill = billOfDonation(context);
  const blur = useBlurValidation({
    values: typedIn(draft),
    prefix: fieldId(''),
    check: () => errorsOf(checkDraft(draft)),
  });
  const isGranted = draft.method === 'Chariot';
  const { recipient, fieldErrors, problem, known } = context;

  const goOn = () => {
    refusals.ask();
    send({ type: 'review.requested', today: today(), paymentErrors: paymentErrorsOf(paymentForm) });
  };
  const goOnIfPressed = useEffectEvent(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    goOn();
  });

  // Whoever gave before the page had its script is heard now.
  useEffect(() => {
    isPressed.current ||= form.current?.dataset.pressed !== undefined;
  }, []);

  useEffect(() => {
    if (!isOpening) goOnIfPressed();
  }, [isOpening]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    if (isOpening) isPressed.current = true;
    else goOn();
  };
  const part = {
    draft,
    change: (changes: Partial<DonationDraft>) => send({ type: 'draft.changed', changes }),
    errorOf: (field: string) => fieldErrors[field] ?? blur.errorOf(field),
    isBusy: isAsking,
  };
  const charge = bill === null ? '' : moneyExact(bill.charge);
  return (
    // What is pressed before the page has its script sends nothing: no field is ever sent with an address.
    <form
      ref={form}
      method="dialog"
      id="donation"
      noValidate
      hidden={isHidden}
      onSubmit={submit}
      {...blur.watch}
    >
      <div className={at('page')}>
        <div className={at('questions')}>
          <FormErrors
            fieldErrors={fieldErrors}
            idOf={(path) => faultId(path, draft)}
            refusals={refusals.count}
            problem={problem && { title: problemTitle(problem), text: problemText(problem) }}
          />
          {context.isDonorUnclear ? (
            <Notice
              tone="warning"
              title="We couldn’t load your details"
              action={
                <Button tone="plain" onClick={() => send({ type: 'details.retried' })}>
                  Load my details again
                </Button>
              }
            >
              <p>Type them yourself, or let us try again. Nothing you typed is lost.</p>
            </Notice>
          ) : null}
          {context.isStartedAfresh ? (
            <Notice tone="warning" title="We couldn’t bring back what you typed">
              The site has changed since. Please fill in the form again; nothing was charged.
            </Notice>
          ) : null}
          <FieldGroup emphasis="question" title="How much?">
            <FrequencyChoice {...part} />
            <AmountChoice {...part} />
            {isGranted ? (
              <p className={at('note')}>A grant from your fund has no card fee: all of it arrives.</p>
            ) : (
              <FeeCover
                {...part}
                name={recipient.recipientType === 'General' ? 'The general fund' : view.shortName}
              />
            )}
          </FieldGroup>
          <DonorFields {...part} />
          {draft.frequency === 'Organization' ? (
            <FieldGroup emphasis="question" title="Which organization gives?">
              <OrganizationField {...part} />
            </FieldGroup>
          ) : null}
          <VisibilityPart {...part} recipient={recipient} />
          <WordsPart {...part} recipient={recipient} />
          <FieldGroup
            emphasis="question"
            title="How do you pay?"
            note="Nothing is charged before you have looked everything over."
          >
            {payment({
              id: fieldId('method'),
              ways: methodsOf(context),
              chosen: draft.method,
              savedText: known?.savedMethod ? savedText(known.savedMethod) : null,
              charge: bill?.charge ?? null,
              postalCode: draft.postalCode,
              error: fieldErrors.method ?? fieldErrors['payment.method'],
              disabled: isAsking,
              onChoose: (method) => part.change({ method }),
              onChange: () => send({ type: 'payment.changed' }),
            })}
            {known !== null && draft.method !== 'saved' && !isGranted ? (
              <Checkbox
                id={fieldId('isMethodKept')}
                label="Keep this method and my address for my next gift"
                checked={draft.isMethodKept}
                disabled={isAsking}
                onChange={(isMethodKept) => part.change({ isMethodKept })}
              />
            ) : null}
          </FieldGroup>
        </div>
        <aside className={at('aside')} aria-label="Your gift">
          <DonationSummary {...{ view, bill, isGranted }} isMonthly={draft.frequency === 'Monthly'} />
          <div className={at('bar')}>
            <Button
              type="submit"
              size="lg"
              wide
              pending={isAsking || isAwaited}
              pendingText={isAwaited ? 'Loading your details' : 'Checking how you pay'}
            >
              {charge === '' ? 'Give' : `Give ${charge}${draft.frequency === 'Monthly' ? ' a month' : ''}`}
            </Button>
            <p className={at('barText')}>
              {bill === null
                ? 'You look it over before anything is charged.'
                : `${moneyExact(bill.amount)} arrives. You look it over first.`}
            </p>
          </div>
        </aside>
      </div>
    </form>
  );
};
