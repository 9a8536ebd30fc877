/** Paths lose connections and end sessions on purpose, which Chromium and the app report. */
export const walkComplaints = [
  'net::ERR_',
  'Failed to load resource',
  'token-expired',
  'kind: network',
  // A walk moves the clock of the page while a slow machine still works on a request.
  'kind: timeout',
  'temporarily-unavailable',
  // A link that is followed while the page is hydrated: React renders the rest again, and logs it.
  'Minified React error #520',
  'Minified React error #422',
];
