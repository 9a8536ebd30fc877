import { html, type Markup } from '#server/platform/pages/html.ts';

/** Says that this page is a simulation: people must not think that they entered a real account here. */
export const standIn = (name: string): Markup =>
  html`<p class="simulator-notice">This page stands in for ${name}. No real ${name} account is needed or asked for.</p>`;
