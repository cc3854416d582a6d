import { pushFaults, requestFaults, type Fault, type FaultRule } from './fault';

const known: ReadonlySet<string> = new Set([...requestFaults, ...pushFaults]);
const maxRules = 100;

/** What the control call sets: the rules and the seed of their chances. */
export interface FaultSettings {
  readonly seed: number;
  readonly rules: FaultRule[];
}

/** Reads the control call's body. @throws RangeError that names what is wrong */
export function readFaultSettings(body: Record<string, unknown>): FaultSettings {
  const rules = body.rules ?? [];
  if (!Array.isArray(rules) || rules.length > maxRules) throw new RangeError(`rules: a list of at most ${maxRules}.`);
  return { seed: numberIn(body.seed ?? 1, 'seed', Number.MAX_SAFE_INTEGER), rules: rules.map(readRule) };
}

function readRule(rule: Record<string, unknown>): FaultRule {
  const { path = '', fault, probability, times } = rule;
  if (typeof path !== 'string') throw new RangeError('path: text.');
  if (typeof fault !== 'string' || !isFault(fault)) throw new RangeError(`fault: one of ${[...known].join(', ')}.`);
  return {
    path,
    fault,
    probability: numberIn(probability ?? 1, 'probability', 1),
    times: times === undefined ? Infinity : numberIn(times, 'times', Number.MAX_SAFE_INTEGER),
  };
}

function isFault(text: string): text is Fault {
  return known.has(text);
}

function numberIn(value: unknown, name: string, max: number): number {
  if (typeof value === 'number' && value >= 0 && value <= max) return value;
  throw new RangeError(`${name}: a number from 0 to ${max}.`);
}
