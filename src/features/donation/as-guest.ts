/** The same call without the expired session, so that a token that the API refuses doesn't stop a guest. */
export const asGuest = <Description extends { config?: object }>(
  isGuest: boolean,
  description: Description,
): Description =>
  isGuest ? { ...description, config: { ...description.config, isVisitor: true } } : description;
