/** The volunteer jobs with an illustration, by the staff's names: `public/illustrations/job-*.svg`. */
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

/** The illustration's name for a volunteer job: "Rest stop" is `job-rest-stop`; null if there is none. */
export const jobScene = (jobType: string): string | null => {
  const kind = jobType
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return drawn.has(kind) ? `job-${kind}` : null;
};
