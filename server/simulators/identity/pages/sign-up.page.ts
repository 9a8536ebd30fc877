import { html } from '#server/platform/pages/html.ts';
import { type CodeStepTexts, stepPage } from './code-steps.page.ts';
import { field, newPassword } from './field.ts';

export type DetailErrors = {
  firstName?: string;
  lastName?: string;
  password?: string;
  confirmation?: string;
};

export const detailsStep = (
  texts: CodeStepTexts,
  email: string,
  typed: { firstName: string; lastName: string },
  errors: DetailErrors,
  back: string,
): string => {
  const order = ['firstName', 'lastName', 'password', 'confirmation'] as const;
  const first = order.find((name) => errors[name] !== undefined) ?? 'firstName';
  return stepPage({
    texts,
    step: 3,
    isWrong: Object.keys(errors).length > 0,
    heading: 'What’s your name?',
    lede: html`<strong class="address">${email}</strong> is confirmed. Your name and a password, and you’re in.`,
    content: html`<form method="post" novalidate>
  <input type="hidden" name="username" value="${email}" autocomplete="username">
  <div class="pair">
    ${field({
      name: 'firstName',
      label: 'First name',
      value: typed.firstName,
      error: errors.firstName,
      autocomplete: 'given-name',
      first: first === 'firstName',
    })}
    ${field({
      name: 'lastName',
      label: 'Last name',
      value: typed.lastName,
      error: errors.lastName,
      autocomplete: 'family-name',
      first: first === 'lastName',
    })}
  </div>
  ${newPassword('Password', errors, first)}
  <button class="primary" name="action" value="create">Create my account</button>
</form>`,
    back,
  });
};

export const newPasswordStep = (
  texts: CodeStepTexts,
  email: string,
  errors: { password?: string; confirmation?: string },
  back: string,
): string =>
  stepPage({
    texts,
    step: 3,
    isWrong: Object.keys(errors).length > 0,
    heading: 'Choose a new password',
    lede: html`<strong class="address">${email}</strong> is confirmed. We’ll sign you out everywhere else.`,
    content: html`<form method="post" novalidate>
  <input type="hidden" name="username" value="${email}" autocomplete="username">
  ${newPassword('New password', errors, errors.confirmation === undefined ? 'password' : 'confirmation')}
  <button class="primary" name="action" value="save">Save and sign in</button>
</form>`,
    back,
  });
