/** Ends the run before it begins: the command names something that doesn't exist. */
export const refuse = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};
