import { addressNeedOf } from '#machines/donation/donation.rules.ts';
import type { DonationContext } from '#machines/donation/donation.types.ts';
import { oneNameHint } from '#machines/form/person-fields.rules.ts';
import { methodNames } from '#machines/payment/wallets.ts';
import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { FinderField } from '#src/components/field/finder-field.tsx';
import { PhoneField } from '#src/components/field/phone-field.tsx';
import { countries, states } from '#src/components/field/places.ts';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldRow } from '#src/components/form/field-group.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { slots } from '#src/components/style/style.ts';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';

type AreaFieldProps = FormPartProps & { autoComplete: string };

/** The postal code, by its name in the donor's country. */
export const PostalCodeField = ({ draft, change, errorOf, isBusy, autoComplete }: AreaFieldProps) => {
  const isHome = draft.country === 'US';
  return (
    <TextField
      id={fieldId('postalCode')}
      label={isHome ? 'ZIP code' : 'Postal code'}
      value={draft.postalCode}
      error={errorOf('postalCode')}
      disabled={isBusy}
      autoComplete={autoComplete}
      {...(isHome ? { inputMode: 'numeric' as const } : { autoCapitalize: 'characters' })}
      onChange={(postalCode) => change({ postalCode })}
    />
  );
};

export const CountryField = ({ draft, change, errorOf, isBusy, autoComplete }: AreaFieldProps) => (
  <SelectField
    id={fieldId('country')}
    label="Country"
    options={countries}
    placeholder={null}
    value={draft.country}
    error={errorOf('country')}
    disabled={isBusy}
    autoComplete={autoComplete}
    onChange={(country) => change({ country })}
  />
);

const fieldOf =
  ({ draft, change, errorOf, isBusy }: FormPartProps) =>
  (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'state') => ({
    id: fieldId(name),
    value: draft[name],
    error: errorOf(name),
    disabled: isBusy,
    enterKeyHint: 'next' as const,
    onChange: (value: string) => change({ [name]: value }),
  });

/** The full address, for donations that require it. */
const AddressFields = (part: FormPartProps) => {
  const field = fieldOf(part);
  const { draft } = part;
  const at = slots('donation');
  return (
    <>
      <p className={at('note')}>
        {draft.frequency === 'Monthly'
          ? 'We need your address for a monthly gift.'
          : 'We need your address for a gift of $1,000 or more.'}
      </p>
      <TextField {...field('address')} label="Street address" autoComplete="street-address" />
      <div className={at('pair')}>
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
        {draft.country === 'US' ? (
          <SelectField {...field('state')} label="State" options={states} autoComplete="address-level1" />
        ) : (
          <TextField {...field('state')} label="State or region" optional autoComplete="address-level1" />
        )}
      </div>
      <div className={at('pair')}>
        <PostalCodeField {...part} autoComplete="postal-code" />
        <CountryField {...part} autoComplete="country" />
      </div>
      <PhoneField {...field('phone')} country={draft.country} label="Phone" optional width="full" />
    </>
  );
};

/** The donor's name and the e-mail address for the receipt. */
const DonorFields = (part: FormPartProps) => {
  const field = fieldOf(part);
  const at = slots('donation');
  return (
    <>
      <div className={at('pair')}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" hint={oneNameHint} autoComplete="family-name" />
      </div>
      <FieldRow>
        <TextField
          {...field('email')}
          label="E-mail"
          hint="For your receipt. Only we see it."
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FieldRow>
      {addressNeedOf(part.draft) === 'whole' ? <AddressFields {...part} /> : null}
    </>
  );
};

const countText = (count: number) =>
  count === 1 ? '1 organization found. Arrow down to choose it.' : `${count} organizations found.`;

const most = 5;

/** Without suggestions the typed name counts. The API takes no single letter, of any script. */
const ask = async (query: string) =>
  [...query].length > 1
    ? call(get('/search/organizations', 'SEARCH_ORGANIZATIONS', { query: { query, limit: most } }))
    : [];

/** The organization in whose name the donation is made: an earlier donor, or a typed name. */
const OrganizationField = ({ draft, change, errorOf, isBusy }: FormPartProps) => (
  <FinderField
    id={fieldId('organizationName')}
    label="Organization"
    hint={
      draft.organizationId === null
        ? 'The company, club or congregation that gives. Choose it from the list, or type its name.'
        : 'This organization has given before. You’re the contact for this gift.'
    }
    error={errorOf('organizationName') ?? errorOf('organizationId')}
    disabled={isBusy}
    listName="Organizations"
    countText={countText}
    ask={ask}
    autoComplete="organization"
    value={draft.organizationName}
    onType={(organizationName) => change({ organizationName, organizationId: null })}
    onChoose={({ id, name }) => change({ organizationId: id, organizationName: name })}
  />
);

export const DonorPart = ({ context, ...part }: FormPartProps & { context: DonationContext }) => {
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
