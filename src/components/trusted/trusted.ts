type Rules = {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
};

type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

const asItIs = (text: string): string => text;

// Which hosts a script may come from is the content security policy's to say.
const rules: Rules = { createHTML: asItIs, createScriptURL: asItIs };

/**
 * The app's only trusted-types policy (server/pages/content-security.ts allows no other). Whatever else hands a text to where it would
 * become script or HTML is refused by the browser. Browsers without trusted types take the texts as they are.
 */
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('product', rules) ?? rules;

/** HTML that the server rendered from the site's own files. */
export const trustedHtml = (html: string): string => policy.createHTML(html);

/** The address of a script: of the site itself, or one that the settings name. */
export const trustedScript = (address: string): string => policy.createScriptURL(address);
