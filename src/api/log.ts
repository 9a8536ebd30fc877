let listener: (error: Error) => void = () => undefined;

/** The app records here the errors that are logged. */
export const setErrorListener = (next: (error: Error) => void): void => {
  listener = next;
};

/** The app's log for developers. In one place, so that no personal data is logged elsewhere. */
export const log = {
  warn: (message: string, ...parts: unknown[]): void => {
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
    console.warn(message, ...parts);
  },
  error: (message: string, ...parts: unknown[]): void => {
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
    console.error(message, ...parts);
    for (const part of parts) if (part instanceof Error) listener(part);
  },
};
