import { fullNameOf } from '#machines/form/person-name.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import { field, initials, standIn } from './field.ts';
import { frame } from './frame.ts';

type Account = { oid: string; firstName: string; lastName: string; email: string | null };

export type OtherErrors = { firstName?: string; lastName?: string; email?: string };

export type ChooserPage = {
  /** The simulated provider. */
  name: string;
  accounts: readonly Account[];
  /** The typed values of another account; null until the form is opened. */
  other: { firstName: string; lastName: string; email: string } | null;
  errors: OtherErrors;
  back: string;
};

const choice = ({ oid, firstName, lastName, email }: Account): Markup => html`<li>
  <button class="account" name="account" value="${oid}">
    ${initials(firstName, lastName)}
    <span><strong>${fullNameOf({ firstName, lastName })}</strong><small>${email ?? 'No e-mail address'}</small></span>
  </button>
</li>`;

const list = ({ name, accounts, back }: ChooserPage): string =>
  frame(
    `Choose a ${name} account`,
    html`${standIn(name)}
<h1>Choose a ${name} account</h1>
<p class="lede">to continue to Product</p>
<form method="post">
  <ul class="accounts">${accounts.map(choice)}
    <li><button class="account" name="action" value="other">
      <span class="initials another" aria-hidden="true">+</span><strong>Use another account</strong>
    </button></li>
  </ul>
</form>
<p class="aside">Changed your mind? <a href="${back}">Cancel</a></p>`,
  );

const form = ({ name, other, errors, back }: ChooserPage): string => {
  const order = ['firstName', 'lastName', 'email'] as const;
  const first = order.find((each) => errors[each] !== undefined) ?? 'firstName';
  const isWrong = Object.keys(errors).length > 0;
  const takesNoEmail = name === 'Facebook';
  return frame(
    `${isWrong ? 'Error: ' : ''}Use another ${name} account`,
    html`${standIn(name)}
<h1>Use another account</h1>
<p class="lede">Any name and address will do. An address that was used here before is the same account again.</p>
<form method="post" novalidate>
  <div class="pair">
    ${field({
      name: 'firstName',
      label: 'First name',
      value: other?.firstName ?? '',
      error: errors.firstName,
      autocomplete: 'given-name',
      first: first === 'firstName',
    })}
    ${field({
      name: 'lastName',
      label: 'Last name',
      value: other?.lastName ?? '',
      error: errors.lastName,
      autocomplete: 'family-name',
      first: first === 'lastName',
    })}
  </div>
  ${field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value: other?.email ?? '',
    error: errors.email,
    autocomplete: 'email',
    first: first === 'email',
    ...(takesNoEmail && { hint: 'Leave it empty for an account without one.', isOptional: true }),
  })}
  <button class="primary" name="action" value="use-other">Continue</button>
</form>
<p class="aside ways"><a href="">See the other accounts</a> <a href="${back}">Cancel</a></p>`,
  );
};

/** The simulated account chooser of Google or Facebook: the accounts, or the form for another one. */
export const chooserPage = (page: ChooserPage): string => (page.other === null ? list(page) : form(page));
