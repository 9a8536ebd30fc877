import type { Page } from 'playwright/test';
import type { NewPerson } from '#test/support/sign-in.ts';

/** What a person can do and see, in words that a rendered screen and a browser both understand. */
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

export type Name = string | RegExp;

export type Person = {
  driver: 'screen' | 'browser';
  /** Presses what has this role and name. */
  press: (role: Role, name: Name) => Promise<void>;
  /** Replaces the text of a labelled field. */
  fill: (label: Name, value: string) => Promise<void>;
  /** Chooses an option of a labelled native select by its text or value. */
  choose: (label: Name, option: string) => Promise<void>;
  /** Makes a checkbox or radio checked, or a checkbox unchecked; does nothing where it already is. */
  tick: (label: Name, checked?: boolean) => Promise<void>;
  /** Picks an option by its label in a group of its own name, such as sizes. */
  pick: (group: Name, option: Name) => Promise<void>;
  /** Unfolds what is under this line; does nothing where it is open. */
  unfold: (title: string) => Promise<void>;
  /** Presses a key wherever the focus is. */
  key: (key: string) => Promise<void>;
  /** Fails unless there is something visible with this role and name. */
  sees: (role: Role, name?: Name) => Promise<void>;
  /** Fails unless this text is on the screen. */
  reads: (text: Name) => Promise<void>;
  /** Fails while there is something visible with this role and name. */
  missesRole: (role: Role, name?: Name) => Promise<void>;
  /** Fails while this text is on the screen. */
  missesText: (text: Name) => Promise<void>;
  /** Fails unless the labelled field holds this value. */
  finds: (label: Name, value: string) => Promise<void>;
};

/** A browser's visit to the real server, with the world's next outcomes in hand. */
export type Visit = {
  person: Person;
  /** For what only this flow needs: its windows, its other tabs. */
  page: Page;
  /** Lets every request through while this runs. */
  freely: (run: () => Promise<void>) => Promise<void>;
  /** Signs this browser in as somebody, who gets an account if they have none; ends on the home page. */
  signIn: (person: NewPerson) => Promise<void>;
  /** Forgets whoever was signed in. */
  signOut: () => Promise<void>;
  /** Goes to a path of the site. */
  goTo: (path: string) => Promise<void>;
  /** Calls `/sandbox/api` with a JSON body; fails on any status of 400 or above. */
  sandbox: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  /** Runs a function in the page, with a JSON argument. */
  inPage: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
};
