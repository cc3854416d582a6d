/** Lets this process go on when its terminal, or the program that reads its output, is gone: what it prints then is lost. */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
