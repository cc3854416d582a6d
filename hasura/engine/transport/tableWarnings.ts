import { EngineError } from '../errors';
import { success } from './metadataHost';
import type { TableArguments } from './tableArguments';

/** A table that a command about several tables has left out, and why. */
interface TableWarning {
  readonly code: string;
  readonly message: string;
  readonly name: string;
  readonly type: 'table';
}

/** Collects the warnings of one command about several tables. */
export class TableWarnings {
  private readonly items: TableWarning[] = [];

  constructor(
    private readonly verb: 'track' | 'untrack',
    private readonly allowed: boolean,
  ) {}

  add({ name, source }: TableArguments, message: string): void {
    this.items.push({
      code: `${this.verb}-table-failed`,
      message,
      name: `table ${name} in source ${source}`,
      type: 'table',
    });
  }

  /** The tables for which `check` does not throw; for the others its message is a warning. */
  passing(tables: readonly TableArguments[], check: (table: TableArguments) => unknown): TableArguments[] {
    return tables.filter((table) => {
      try {
        check(table);
        return true;
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        this.add(table, error.message);
        return false;
      }
    });
  }

  /** @throws EngineError where no table is left, or where any is left out and warnings are not allowed */
  requireAcceptable(left: readonly TableArguments[]): void {
    const refuse = (code: string, message: string): EngineError =>
      new EngineError(code, message, '$.args', { internal: this.items });
    if (left.length === 0) throw refuse('invalid-configuration', `all tables failed to ${this.verb}`);
    if (!this.allowed && this.items.length > 0) throw refuse('metadata-warnings', 'failed due to metadata warnings');
  }

  answer(): unknown {
    return this.items.length > 0 ? { ...success, warnings: this.items } : success;
  }
}
