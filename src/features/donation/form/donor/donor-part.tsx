import { hasWalletsFirst } from '#machines/donation/donation.drafts.ts';
import type { DonationContext } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { WalletWay } from '#src/features/donation/donation.types.ts';
import { methodNames } from '#src/features/donation/donation-messages.ts';
import type { FormPartProps } from '#src/features/donation/form/form.types.ts';
import { DonorFields } from './donor-fields.tsx';
import { OrganizationField } from './organization-field.tsx';

type DonorPartProps = FormPartProps & {
  context: DonationContext;
  /** The wallets that this browser has. */
  wallets: readonly WalletWay[];
  onWallet: (method: WalletWay) => void;
};

/** Wallets that know who pays, so that nothing is typed. */
const Express = ({ wallets, isBusy, onWallet }: Pick<DonorPartProps, 'wallets' | 'isBusy' | 'onWallet'>) => {
  const at = slots('donation');
  return (
    <section className={at('express')} aria-label="Skip the typing">
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet}>
            <Button tone="plain" wide disabled={isBusy} onClick={() => onWallet(wallet)}>
              <VisuallyHidden>Pay with</VisuallyHidden> {methodNames[wallet]}
            </Button>
          </li>
        ))}
      </ul>
      <p className={at('or')}>or fill in your details</p>
    </section>
  );
};

/** Who gives: by a wallet that knows it, or typed. */
export const DonorPart = ({ context, wallets, onWallet, ...part }: DonorPartProps) => {
  const { draft, isBusy } = part;
  const isOrganization = draft.frequency === 'Organization';
  const walletError = context.fieldErrors['payment.method'];
  const isPaid = context.tokenized !== null && draft.method !== 'CreditCard';
  return (
    <>
      {walletError === undefined ? null : (
        <div id="donation-wallets" tabIndex={-1}>
          <Notice tone="error" role="alert" level={3}>
            {walletError}
          </Notice>
        </div>
      )}
      {isPaid && draft.method !== 'saved' ? (
        <Notice tone="success" role="status" level={3} title={`${methodNames[draft.method]} is ready`}>
          Please fill in what’s missing below.
        </Notice>
      ) : null}
      {!hasWalletsFirst(context) || isPaid || wallets.length === 0 ? null : (
        <Express {...{ wallets, isBusy, onWallet }} />
      )}
      {isOrganization ? <OrganizationField {...part} /> : null}
      <DonorFields {...part} />
    </>
  );
};
