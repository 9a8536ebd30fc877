type Rules = {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
};

type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/**
 * The app's only trusted-types policy (server/content-security.ts allows no other). Whatever else hands a text to where it would
 * become script or HTML is refused by the browser. Browsers without trusted types take the texts as they are.
 */
const policy: Rules | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'product',
  // Which hosts a script may come from is the content security policy's to say.
  { createHTML: (html) => html, createScriptURL: (address) => address },
);

/** HTML that the server rendered from the site's own files. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The address of a script: of the site itself, or one that the settings name. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address;
