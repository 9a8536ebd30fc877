import type { DonationContext } from '#machines/donation/donation.types.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { methodNames } from '#src/features/donation/donation-messages.ts';
import type { FormPartProps } from '#src/features/donation/form/form.types.ts';
import { DonorFields } from './donor-fields.tsx';
import { OrganizationField } from './organization-field.tsx';

type DonorPartProps = FormPartProps & { context: DonationContext };

export const DonorPart = ({ context, ...part }: DonorPartProps) => {
  const { draft } = part;
  const isPaid = context.tokenized !== null && draft.method !== 'CreditCard';
  return (
    <>
      {isPaid && draft.method !== 'saved' ? (
        <Notice tone="success" role="status" level={3} title={`${methodNames[draft.method]} is ready`}>
          Please fill in what’s missing below.
        </Notice>
      ) : null}
      {draft.frequency === 'Organization' ? <OrganizationField {...part} /> : null}
      <DonorFields {...part} />
    </>
  );
};
