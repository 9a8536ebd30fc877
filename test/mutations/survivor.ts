/** A change of a machine that no test can find, because it changes nothing that a person or another module can see. */
export type Survivor = {
  file: string;
  /** The line of the file, without the spaces around it. */
  line: string;
  /** The text that Stryker puts there, or the name of its kind of change where several texts survive for the same reason. */
  to: string;
  reason: string;
};
