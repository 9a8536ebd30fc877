import type { OutsideSettings } from './platform/settings/outside.settings.ts';

/** Writes the sites that the menus lead to into a document: the app renders its menus before it could ask for them. */
export const withOutsidePlaces = (document: string, outside: OutsideSettings): string => {
  const data = JSON.stringify(outside).replaceAll('<', '\\u003c');
  return document.replace(
    '</body>',
    () => `<script type="application/json" id="outside-places">${data}</script></body>`,
  );
};
