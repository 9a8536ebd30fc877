/** The kinds of volunteering that have a scene, as organizers name them: `public/illustrations/job-*.svg`. */
const drawn = new Set([
  'bike-check',
  'ceremony',
  'clean-up',
  'course-marshal',
  'finish-line',
  'kitchen',
  'medical',
  'packet-pick-up',
  'parking',
  'photo',
  'rest-stop',
  'route-marking',
  'set-up',
]);

/** The word of the scene for a kind of volunteering: "Rest stop" is `job-rest-stop`; null where nobody drew that work. */
export const jobScene = (jobType: string): string | null => {
  const kind = jobType
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return drawn.has(kind) ? `job-${kind}` : null;
};
