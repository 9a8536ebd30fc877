/** The provider's pages load and submit to this origin only. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
