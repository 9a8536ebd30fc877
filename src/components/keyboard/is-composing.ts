/**
 * Whether a key belongs to an input method, such as the Enter that takes a Japanese word over. Safari ends the composition before that
 * Enter and only leaves the key code of input methods on it.
 */
export const isComposing = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }): boolean =>
  isComposing || keyCode === 229;
