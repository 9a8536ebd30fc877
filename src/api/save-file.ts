import { isFlowError } from '#machines/flow-error.ts';

/** Hands the browser a file to save. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Hands the browser a table, as the API answered it, to save. */
export const saveTable = (name: string, table: string): void =>
  // Reading a text takes the mark away by which a spreadsheet knows that it is UTF-8.
  saveFile(name, new Blob(['\uFEFF', table], { type: 'text/csv;charset=utf-8' }));

/** What to tell a person of a failure; what isn't one of the API is a defect, and goes on. */
export const failureText = (error: unknown): string => {
  if (!isFlowError(error)) throw error;
  return error.message;
};
