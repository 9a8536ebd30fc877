/** A setting that can't be used. Its message is the one line a person sees at the start. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}.`);
    this.name = 'SettingsError';
  }
}

/** What a section of the settings reads: its own variables, and the mode that decides which of them are needed. */
export type WithMode<Own> = Own & { MODE: 'sandbox' | 'production' };
