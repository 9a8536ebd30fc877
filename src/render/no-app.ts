const never = (): never => {
  throw new Error('A page that needs the app can’t be rendered ahead');
};

/** The app's handle on the server, where no app is. */
export const handle = { open: never, current: () => null, subscribe: () => () => undefined };
