const never = (): never => {
  throw new Error('A page that needs the app can’t be rendered ahead');
};

/** The app's handle on the server, which has no app. */
export const handle = {
  open: never,
  openSoon: never,
  opened: new Promise<never>(() => undefined),
  current: () => null,
  subscribe: () => () => undefined,
};
