import { html, type Markup } from '#server/platform/pages/html.ts';
import { field } from './field.ts';

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
