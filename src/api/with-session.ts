/** The same call for what is told to the person alone: with a token that is refused it fails, rather than be answered as a visitor's. */
export const withSession = <Description extends { config?: object }>(
  description: Description,
): Description => ({
  ...description,
  config: { ...description.config, needsSession: true },
});
