import type { Shortcut } from './shortcuts';

/** How long the second key of a sequence may take, in ms. */
const sequenceTimeoutMs = 1500;

/** Recognises shortcuts of one key or of two keys in a row. */
export class KeySequence {
  private first = '';
  private firstAt = 0;

  /**
   * @param now in ms, of a monotonic clock
   * @returns the shortcut that this key completes
   */
  read(key: string, now: number, shortcuts: readonly Shortcut[]): Shortcut | undefined {
    const isSecond = this.first !== '' && now - this.firstAt <= sequenceTimeoutMs;
    const pair = isSecond ? shortcuts.find(({ keys }) => keys === `${this.first} ${key}`) : undefined;
    this.first = '';
    if (pair) return pair;
    if (shortcuts.some(({ keys }) => keys.startsWith(`${key} `))) {
      this.first = key;
      this.firstAt = now;
    }
    return shortcuts.find(({ keys }) => keys === key);
  }
}
