type Rules = {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
};

type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

const asItIs = (text: string): string => text;

// The content security policy decides which hosts a script may come from.
const rules: Rules = { createHTML: asItIs, createScriptURL: asItIs };

/**
 * The app's only trusted-types policy (server/pages/content-security.ts allows no other). The browser refuses any other text where it would
 * become script or HTML. Browsers without trusted types accept plain texts.
 */
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('product', rules) ?? rules;

/** HTML that the server rendered from the site's own files. */
export const trustedHtml = (html: string): string => policy.createHTML(html);

/** The address of a script: the site's own, or one from the settings. */
export const trustedScript = (address: string): string => policy.createScriptURL(address);
