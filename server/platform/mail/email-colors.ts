/** The colours of an e-mail's body, by purpose. */
export type Palette = Record<'paper' | 'surface' | 'line' | 'ink' | 'soft' | 'link', string>;

export const light: Palette = {
  paper: '#faf8f2',
  surface: '#ffffff',
  line: '#e4dfd2',
  ink: '#0e1b17',
  soft: '#46554e',
  link: '#0a6b4a',
};

export const dark: Palette = {
  paper: '#0e1b17',
  surface: '#15251f',
  line: '#2a3b34',
  ink: '#f3f1e7',
  soft: '#b4c0b9',
  link: '#7fd6ae',
};

/** The header band and the button look the same in both schemes: they stay readable after a program has inverted all colours. */
export const fixed = {
  night: '#0e1b17',
  onNight: '#f3f1e7',
  accent: '#d9f24b',
  onAccent: '#0e1b17',
  /** The land that is still ahead, and its ridge. */
  ahead: '#2f5446',
  ridge: '#7fd6ae',
} as const;
