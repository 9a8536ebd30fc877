/** The same call without the session that ended: who goes on as a guest is not turned away by a token that ran out. */
export const asGuest = <Description extends { config?: object }>(
  isGuest: boolean,
  description: Description,
): Description =>
  isGuest ? { ...description, config: { ...description.config, isVisitor: true } } : description;
