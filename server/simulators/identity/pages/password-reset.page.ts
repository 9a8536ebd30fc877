import { html } from '#server/platform/pages/html.ts';
import { type CodeWords, stepPage } from './code-steps.page.ts';
import { newPassword } from './new-password.ts';

export const newPasswordStep = (
  words: CodeWords,
  email: string,
  errors: { password?: string; confirmation?: string },
  back: string,
): string =>
  stepPage({
    words,
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
