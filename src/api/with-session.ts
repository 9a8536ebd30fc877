/** The same call for private data: with a refused token it fails, and is not repeated as a visitor's. */
export const withSession = <Description extends { config?: object }>(
  description: Description,
): Description => ({
  ...description,
  config: { ...description.config, needsSession: true },
});
