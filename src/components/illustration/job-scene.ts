/** The word of the scene for a kind of volunteering, by the name that organizers gave it: "Rest stop" is `job-rest-stop`. */
export const jobScene = (jobType: string): string =>
  `job-${jobType
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50)}`;
