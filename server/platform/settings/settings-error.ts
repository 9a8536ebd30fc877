/** An unusable setting. The message is the one line that a person sees at the start. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}.`);
    this.name = 'SettingsError';
  }
}

/** The input of a settings section: its own variables, and the mode, which decides which of them are required. */
export type WithMode<Own> = Own & { MODE: 'sandbox' | 'production' };
