import { html } from '#server/platform/pages/html.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';

export type SignInErrors = { email?: string; password?: string };

/** The sign-in policy's one page. `back` leaves without signing in. */
export const signInPage = (email: string, errors: SignInErrors, back: string): string => {
  const wrong = errors.email !== undefined || errors.password !== undefined;
  return frame(
    wrong ? 'Error: Sign in' : 'Sign in',
    html`<h1>Welcome back</h1>
<p class="lede">Sign in and go on where you left off.</p>
<form method="post" novalidate>
  ${field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value: email,
    error: errors.email,
    autocomplete: 'username',
    first: errors.password === undefined && (email === '' || errors.email !== undefined),
  })}
  ${field({
    name: 'password',
    label: 'Password',
    type: 'password',
    error: errors.password,
    autocomplete: 'current-password',
    first: errors.password !== undefined || (email !== '' && errors.email === undefined),
  })}
  <button class="primary" name="action" value="sign-in">Sign in</button>
</form>
<p class="aside">New here? <a href="${back}">Go back and create an account</a></p>`,
  );
};
