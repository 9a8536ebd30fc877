/**
 * Whether a key belongs to an input method, such as the Enter that accepts a Japanese word. Safari ends the composition before that Enter
 * and only leaves the input method's key code on it.
 */
export const isComposing = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }): boolean =>
  isComposing || keyCode === 229;
