import { seededRandom } from '../../local/provider/faults/faultInjector';

/** Random choices, all determined by one seed. */
export interface Dice {
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly chance: (probability: number) => boolean;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  /** @throws Error when there is nothing to pick */
  readonly pick: <T>(from: readonly T[]) => T;
  /** One of the names, each as often as its weight says. */
  readonly weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
}

export function diceOf(seed: number): Dice {
  const random = seededRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('There is nothing to pick from.');
    return from[between(0, from.length - 1)] as T;
  };
  return { random, chance: (probability) => random() < probability, between, pick, weighted };

  function weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = Object.keys(weights) as Name[];
    let left = random() * names.reduce((sum, name) => sum + weights[name], 0);
    return names.find((name) => (left -= weights[name]) < 0) ?? pick(names);
  }
}
