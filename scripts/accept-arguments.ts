/**
 * Returns the command's arguments. An unknown argument ends the process with 2 and the list of known ones, so that no command does
 * something else than it was asked for.
 */
export function acceptArguments(accepted: readonly string[] = []): string[] {
  const given = process.argv.slice(2);
  const unknown = given.filter((argument) => !accepted.includes(argument));
  if (unknown.length === 0) return given;
  const taken = accepted.length === 0 ? 'This command takes none.' : `It takes: ${accepted.join(', ')}`;
  process.stderr.write(`Unknown argument: ${unknown.join(', ')}. ${taken}\n`);
  process.exit(2);
}
