import { html, type Markup } from '#server/platform/pages/html.ts';

/** Says whose page this is not: nobody must think that they gave their own account away here. */
export const standIn = (name: string): Markup =>
  html`<p class="simulator-notice">This page stands in for ${name}. No real ${name} account is needed or asked for.</p>`;
