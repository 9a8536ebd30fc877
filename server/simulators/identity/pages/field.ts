import { isNoName } from '#machines/form/person-name.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';

type Field = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  hint?: string;
  error?: string | undefined;
  autocomplete: string;
  /** Takes the focus when the page opens. */
  first?: boolean;
  numeric?: boolean;
  isOptional?: boolean;
};

const warning = html`<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="10" cy="10" r="8.5"/><path d="M10 5.6v5.2M10 14v.4"/></svg>`;

/** A labelled field with its hint and its error text. */
export const field = (of: Field): Markup => {
  const hintId = of.hint === undefined ? '' : `${of.name}-hint`;
  const errorId = of.error === undefined ? '' : `${of.name}-error`;
  const described = [errorId, hintId].filter((id) => id !== '').join(' ');
  return html`<div class="field">
  <label for="${of.name}">${of.label}</label>
  <input id="${of.name}" name="${of.name}" type="${of.type ?? 'text'}" value="${of.value ?? ''}"
    autocomplete="${of.autocomplete}" maxlength="200"
    ${of.isOptional !== true && html`required`}
    ${of.numeric === true && html`inputmode="numeric" class="code"`}
    ${of.type === 'email' && html`inputmode="email" spellcheck="false" autocapitalize="none"`}
    ${of.first === true && html`autofocus`}
    ${of.error !== undefined && html`aria-invalid="true"`}
    ${described !== '' && html`aria-describedby="${described}"`}>
  ${of.error !== undefined && html`<p class="error" id="${errorId}">${warning}<span>${of.error}</span></p>`}
  ${of.hint !== undefined && html`<p class="hint" id="${hintId}">${of.hint}</p>`}
</div>`;
};

type Errors = { password?: string; confirmation?: string };

/** A new password, typed twice. `first` names the field that takes the focus, if one of these does. */
export const newPassword = (label: string, errors: Errors, first: string): Markup => html`${field({
  name: 'password',
  label,
  type: 'password',
  hint: '8 to 64 characters, mixing three of: lowercase, capitals, digits, symbols.',
  error: errors.password,
  autocomplete: 'new-password',
  first: first === 'password',
})}
  ${field({
    name: 'confirmation',
    label: `${label}, once more`,
    type: 'password',
    error: errors.confirmation,
    autocomplete: 'new-password',
    first: first === 'confirmation',
  })}`;

/** Replaces a portrait; the name itself is next to it. */
export const initials = (firstName: string, lastName: string): Markup => {
  const names = [firstName, lastName].filter((name) => !isNoName(name));
  const letters = names.map((name) => [...name][0] ?? '').join('');
  return html`<span class="initials" aria-hidden="true">${letters.toUpperCase()}</span>`;
};

/** Says that this page is a simulation: people must not think that they entered a real account here. */
export const standIn = (name: string): Markup =>
  html`<p class="simulator-notice">This page stands in for ${name}. No real ${name} account is needed or asked for.</p>`;
