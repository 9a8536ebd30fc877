/** The page that embeds the inspector, or opened it; null for neither. */
export const page: Window | null = window.parent === window ? window.opener : window.parent;

/** Asks the script in the inspected page. */
export const ask = (asked: { action: string } & Record<string, string>): void =>
  page?.postMessage({ type: 'product.inspector', ...asked }, location.origin);
