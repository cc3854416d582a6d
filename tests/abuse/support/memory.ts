const mebibyte = 1024 * 1024;

/** The private memory of each Postgres process, in bytes. */
export const postgresBytes = 512 * mebibyte;
/** The private memory of the engine, in bytes. */
export const engineBytes = 1024 * mebibyte;
/** The engine's heap, in MiB: the engine ends where it would take more. */
export const engineHeapMebibytes = 400;

/**
 * A command that runs with limited memory from its start; an allocation beyond the limit fails inside it. The limit is on private
 * writable memory: Node reserves many times the address space that it uses.
 */
export function withLimitedMemory(command: readonly string[], bytes: number): string[] {
  return ['prlimit', `--data=${bytes}`, ...command];
}
