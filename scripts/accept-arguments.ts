/**
 * Returns the command's arguments. A command that ignored an unknown one would do something else than it was asked for: the process
 * writes what the command takes and exits with 2.
 */
export function acceptArguments(accepted: readonly string[] = []): string[] {
  const given = process.argv.slice(2);
  const unknown = given.filter((argument) => !accepted.includes(argument));
  if (unknown.length === 0) return given;
  const taken = accepted.length === 0 ? 'This command takes none.' : `It takes: ${accepted.join(', ')}`;
  process.stderr.write(`Unknown argument: ${unknown.join(', ')}. ${taken}\n`);
  process.exit(2);
}
