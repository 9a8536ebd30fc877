/** Lets the browser save a file. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** The options of a call for a table, which may be long. */
export const table = { parseAs: 'text', timeout: 60_000 } as const;

/** Lets the browser save a table from the API. */
export const saveTable = (name: string, text: string): void =>
  // Reading a text removes the byte order mark, by which a spreadsheet recognizes UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
