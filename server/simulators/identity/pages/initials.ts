import { isNoName } from '#machines/form/person-name.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';

/** Replaces a portrait; the name itself is next to it. */
export const initials = (firstName: string, lastName: string): Markup => {
  const names = [firstName, lastName].filter((name) => !isNoName(name));
  const letters = names.map((name) => [...name][0] ?? '').join('');
  return html`<span class="initials" aria-hidden="true">${letters.toUpperCase()}</span>`;
};
