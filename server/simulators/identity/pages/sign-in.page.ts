import { html } from '#server/platform/pages/html.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';

export type SignInErrors = { email?: string; password?: string };

/** The sign-in policy's one page. `back` leaves without signing in, `forgot` leads to a new password. */
export const signInPage = (
  email: string,
  errors: SignInErrors,
  { back, forgot }: { back: string; forgot: string },
): string => {
  const wrong = errors.email !== undefined || errors.password !== undefined;
  return frame(
    wrong ? 'Error: Sign in' : 'Sign in',
    html`<h1>Welcome back</h1>
<p class="lede">Sign in and pick up where you left off.</p>
<form method="post" novalidate>
  ${field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value: email,
    error: errors.email,
    autocomplete: 'username',
    first: errors.password === undefined,
  })}
  ${field({
    name: 'password',
    label: 'Password',
    type: 'password',
    error: errors.password,
    autocomplete: 'current-password',
    first: errors.password !== undefined,
  })}
  <button class="primary" name="action" value="sign-in">Sign in</button>
</form>
<p class="after"><a href="${forgot}">Forgot your password?</a></p>
<p class="aside ways"><span>New here? <a href="${back}">Go back and create an account</a></span>
  <a href="${back}">Cancel</a></p>`,
  );
};
