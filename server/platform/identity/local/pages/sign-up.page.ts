import { html, type Markup } from '#server/platform/pages/html.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';

const steps = 3;

const page = (step: number, wrong: boolean, heading: string, lede: Markup, content: Markup, back: string) =>
  frame(
    `${wrong ? 'Error: ' : ''}Create an account`,
    html`<p class="step">Step ${step} of ${steps}</p>
<h1>${heading}</h1>
<p class="lede">${lede}</p>
${content}
<p class="aside">Changed your mind? <a href="${back}">Go back to the site</a></p>`,
  );

export const emailStep = (email: string, error: string | undefined, back: string): string =>
  page(
    1,
    error !== undefined,
    'Let’s start with your e-mail',
    html`We’ll send you a code, to make sure our mail reaches you.`,
    html`<form method="post" novalidate>
  ${field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value: email,
    error,
    autocomplete: 'email',
    first: true,
  })}
  <button class="primary" name="action" value="send-code">Send me the code</button>
</form>`,
    back,
  );

export const codeStep = (
  email: string,
  error: string | undefined,
  note: string | null,
  back: string,
): string =>
  page(
    2,
    error !== undefined,
    'Check your mail',
    html`We’ve sent a six-digit code to <strong class="address">${email}</strong> It is good for 20 minutes.`,
    html`${note !== null && html`<p class="note" role="status">${note}</p>`}
<form method="post" novalidate>
  ${field({ name: 'code', label: 'Code', error, autocomplete: 'one-time-code', first: true, numeric: true })}
  <button class="primary" name="action" value="confirm-code">Confirm the code</button>
</form>
<form method="post" class="links">
  <button class="link" name="action" value="send-again">Send a new code</button>
  <button class="link" name="action" value="change-email">Use another address</button>
</form>
<p class="sandbox">This site is for trying things out, so the letter waits in
  <a href="/sandbox/mail" target="_blank">its outbox</a>.</p>`,
    back,
  );

export type DetailErrors = {
  firstName?: string;
  lastName?: string;
  password?: string;
  confirmation?: string;
};

export const detailsStep = (
  email: string,
  typed: { firstName: string; lastName: string },
  errors: DetailErrors,
  back: string,
): string => {
  const order = ['firstName', 'lastName', 'password', 'confirmation'] as const;
  const first = order.find((name) => errors[name] !== undefined) ?? 'firstName';
  return page(
    3,
    Object.keys(errors).length > 0,
    'Who are you?',
    html`<strong class="address">${email}</strong> is confirmed. Your name and a password, and you’re in.`,
    html`<form method="post" novalidate>
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
  ${field({
    name: 'password',
    label: 'Password',
    type: 'password',
    hint: '8 to 64 characters, mixing three of: lowercase, capitals, digits, symbols.',
    error: errors.password,
    autocomplete: 'new-password',
    first: first === 'password',
  })}
  ${field({
    name: 'confirmation',
    label: 'Password, once more',
    type: 'password',
    error: errors.confirmation,
    autocomplete: 'new-password',
    first: first === 'confirmation',
  })}
  <button class="primary" name="action" value="create">Create my account</button>
</form>`,
    back,
  );
};
