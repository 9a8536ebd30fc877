/** Ends the run before it begins: the command asks for something that there is not. */
export const refuse = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};
