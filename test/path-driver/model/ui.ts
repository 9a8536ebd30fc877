/** The ARIA roles that page objects use. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'menuitem'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'spinbutton'
  | 'status'
  | 'textbox';

/** An accessible name, a label or a text: the whole of it, or a pattern. */
export type Name = string | RegExp;

/** What a page object can do and expect. A rendered screen and Chromium have the same methods. */
export type Ui = {
  /** The driver that walks now. */
  driver: 'screen' | 'browser';
  /** Clicks the element with this role and name. */
  click: (role: Role, name: Name) => Promise<void>;
  /** Replaces the text of a labelled field. */
  fill: (label: Name, value: string) => Promise<void>;
  /** Selects an option of a labelled native select, by its text or value. */
  select: (label: Name, option: string) => Promise<void>;
  /** Sets a checkbox, or checks a radio button. */
  check: (label: Name, checked?: boolean) => Promise<void>;
  /** Checks an option by its label, within a named group. */
  checkInGroup: (group: Name, option: Name) => Promise<void>;
  /** Opens the details element with this summary; does nothing if it is open. */
  expand: (summary: Name) => Promise<void>;
  /** Presses a key on the focused element. */
  pressKey: (key: string) => Promise<void>;
  /** Fails unless an element with this role and name is visible. */
  expectRole: (role: Role, name?: Name) => Promise<void>;
  /** Fails unless the page contains this text. */
  expectText: (text: Name) => Promise<void>;
  /** Fails while an element with this role and name is visible. */
  expectNoRole: (role: Role, name?: Name) => Promise<void>;
  /** Fails while the page contains this text. */
  expectNoText: (text: Name) => Promise<void>;
  /** Fails unless the labelled field has this value. */
  expectValue: (label: Name, value: string) => Promise<void>;
};
