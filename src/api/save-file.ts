import { isFlowError } from '#machines/flow-error.ts';

/** Lets the browser save a file. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Lets the browser save a table from the API. */
export const saveTable = (name: string, table: string): void =>
  // Reading a text removes the byte order mark, by which a spreadsheet recognizes UTF-8.
  saveFile(name, new Blob(['\uFEFF', table], { type: 'text/csv;charset=utf-8' }));

/** The message of an API failure. Any other error is a defect and is thrown again. */
export const failureText = (error: unknown): string => {
  if (!isFlowError(error)) throw error;
  return error.message;
};
