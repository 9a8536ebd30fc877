import { draftOf } from '#machines/donation/donation.drafts.ts';
import { hasErrorsIn } from '#machines/donation/donation.guards.ts';
import { isGrant } from '#machines/donation/donation.rules.ts';
import type { DonationContext, DonationEvent } from '#machines/donation/donation.types.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { savedText } from '#src/features/donation/donation-messages.ts';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';
import { RowChange } from '#src/features/donation/form/step-head.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { FeeCover } from './fee-cover.tsx';

const frequencies = ['Once', 'Monthly', 'Organization'] as const;

/** Once, monthly, or in an organization's name. */
const FrequencyChoice = ({ draft, change, isBusy }: FormPartProps) => {
  const at = slots('donation');
  const name = fieldId('frequency');
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>How you give</VisuallyHidden>
      </legend>
      <div className={at('segments')}>
        {frequencies.map((value, index) => (
          <label key={value} className={at('segment')}>
            <input
              id={index === 0 ? name : `${name}-${value}`}
              type="radio"
              name={name}
              value={value}
              checked={draft.frequency === value}
              disabled={isBusy}
              className={at('input')}
              onChange={() => change({ frequency: value })}
            />
            {value}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type AmountPartProps = FormPartProps & {
  context: DonationContext;
  /** "Maya’s climb"; "the general fund" */
  name: string;
  send: (event: DonationEvent) => void;
};

/** The known donor and payment method: a returning donor only chooses the amount. */
const KnownPart = ({ context, isBusy, send }: Pick<AmountPartProps, 'context' | 'isBusy' | 'send'>) => {
  const at = slots('donation');
  const draft = draftOf(context);
  if (context.known === null || hasErrorsIn(context, 'donor')) return null;
  const saved = draft.method === 'saved' ? context.known.savedMethod : null;
  return (
    <dl className={at('rows')}>
      <div className={at('row')}>
        <dt>From</dt>
        <dd>
          <span>
            {fullNameOf(draft)}
            <small>{draft.email}</small>
          </span>
          <RowChange of="who gives" step="donor" {...{ isBusy, send }} />
        </dd>
      </div>
      {saved === null ? null : (
        <div className={at('row')}>
          <dt>Pay with</dt>
          <dd>
            <span>{savedText(saved)}</span>
            <RowChange of="how you pay" step="payment" {...{ isBusy, send }} />
          </dd>
        </div>
      )}
    </dl>
  );
};

/** The amount, the frequency, and who pays the fee. */
export const AmountPart = ({ context, name, send, ...part }: AmountPartProps) => {
  const at = slots('donation');
  const walletError = context.fieldErrors['payment.method'];
  return (
    <>
      {walletError === undefined ? null : (
        <div id="donation-wallets" tabIndex={-1}>
          <Notice tone="error" role="alert" level={3}>
            {walletError}
          </Notice>
        </div>
      )}
      <FrequencyChoice {...part} />
      <AmountChoice {...part} />
      {isGrant(part.draft.method) ? (
        <p className={at('note')}>A grant from your fund has no card fee, so all of it arrives.</p>
      ) : (
        <FeeCover {...part} name={name} />
      )}
      {part.draft.amount === null ? null : <KnownPart {...{ context, send }} isBusy={part.isBusy} />}
    </>
  );
};
