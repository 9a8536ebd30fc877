/** What the provider's pages may load (their own looks and script) and where their forms lead: nowhere but here. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
