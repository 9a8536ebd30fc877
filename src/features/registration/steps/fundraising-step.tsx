import { money } from '#machines/money.ts';
import { isRiding } from '#machines/registration/registration.participation.ts';
import { Climb } from '#src/components/climb/climb.tsx';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { FieldGroup } from '#src/components/form/field-group.tsx';
import { dateText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { PaymentChoice } from '#src/components/payment-choice/payment-choice.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';
import { css } from '#styled-system/css';

/** The commitment in cents from which a rider is a High Roller. */
const highRoller = 500_000;

/** Goal, commitment, and the card to which a shortfall is charged. */
export const FundraisingStep = (props: StepProps<'fundraising'>) => {
  const { draft, change, errorOf, isBusy, context, offer, payment } = props;
  const isRider = isRiding(context.registration);
  const minimum = context.registration?.fundraising.minimumCommitment ?? 0;
  const commitment = isRider ? (draft.commitment ?? 0) : 0;
  const goal = draft.goal ?? 0;
  const asking =
    (context.registration?.routes.length ?? 0) > 1
      ? 'The minimum for your routes is'
      : 'The minimum for your route is';
  const deadline = dateText(offer.event.fundraisingDeadline);
  return (
    <>
      <AmountField
        id={fieldId('goal')}
        label="I want to raise"
        hint={
          isRider
            ? 'Aim above your commitment; people give to a goal.'
            : 'You can change it whenever you like.'
        }
        emphasis="figure"
        value={draft.goal}
        error={errorOf('goal')}
        disabled={isBusy}
        onChange={(cents) => change({ goal: cents })}
      />
      {goal > 0 ? (
        <div className={css({ maxWidth: '40rem' })}>
          <Climb
            id={context.registration?.id ?? 'climb'}
            raised={0}
            goal={goal}
            committed={isRider && (commitment === 0 || commitment > goal) ? undefined : commitment}
          />
        </div>
      ) : null}
      {isRider ? (
        <>
          <AmountField
            id={fieldId('commitment')}
            label="I commit to raise at least"
            hint={`${asking} ${money(minimum)}. Commit to ${money(highRoller)} or more and you ride as a High Roller: we’ll thank you by name at the start line.`}
            value={draft.commitment}
            error={errorOf('commitment')}
            disabled={isBusy}
            onChange={(cents) => change({ commitment: cents })}
          />
          {commitment >= highRoller ? (
            <Notice tone="success" title="You ride as a High Roller" role="status">
              <p>We’ll thank you by name at the start line. For now: thank you for aiming so high.</p>
            </Notice>
          ) : null}
          <FieldGroup title="A card for your commitment">
            <Notice tone="info" level={3} title="Nothing is charged now">
              <p>
                You have until {deadline} to raise {money(commitment)}. If you’re in a peloton, it can help
                until {dateText(offer.event.fundSharingEnds)}. If you’re still short then, we’ll charge the
                difference to this card. We’ll <span className="whole">e-mail</span> you 30 days, 7 days and 1
                day before the deadline.
              </p>
            </Notice>
            <PaymentChoice
              id={fieldId('payment')}
              saved={context.registration?.fundraising.paymentMethod ?? null}
              choice={draft.payment}
              error={errorOf('payment')}
              isBusy={isBusy}
              payment={payment}
              onChange={(choice) => change({ payment: choice })}
            />
          </FieldGroup>
        </>
      ) : null}
    </>
  );
};
