import { idlePhase, type IdlePhase } from '../../../../domain/session/idle';
import { lastActivity } from './lastActivity';

const tickMs = 1000;

/** What counts always, and what counts only while nobody has been warned: a mouse may be nudged by accident. */
const touches = ['pointerdown', 'touchstart'] as const;
const movements = ['pointermove', 'wheel'] as const;
const quietly = { capture: true, passive: true };
const first = { capture: true };

/**
 * Tells by the clock, and not by counting, how long nobody has been there, in all tabs of this browser together. It keeps
 * what happens in this tab in memory and tells the others once a second at most.
 */
export class IdleClock {
  private ownAt: number | undefined;

  constructor(
    private readonly limitMs: number,
    private readonly now: () => number,
  ) {}

  /** How long nobody has been there, in milliseconds. */
  readonly idleMs = (): number => {
    const at = Math.max(this.ownAt ?? 0, lastActivity.read() ?? 0);
    return at ? this.now() - at : 0;
  };

  readonly phase = (): IdlePhase => idlePhase(this.idleMs(), this.limitMs);

  /** When somebody last gave a sign of life in this tab, in milliseconds since 1970. */
  readonly lastOwnAt = (): number | undefined => this.ownAt;

  /** Says that somebody is there. After the end it is too late: nothing revives a session. */
  readonly note = (): void => {
    if (this.phase() !== 'expired') this.ownAt = this.now();
  };

  /** Watches the browser and calls whenever the phase may have changed. Returns how to stop. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    const judge = () => {
      this.share();
      onChange();
    };
    const act = () => {
      this.note();
      onChange();
    };
    const press = (event: KeyboardEvent) => {
      // A key that answers the warning, or comes too late, does nothing else: least of all what had the focus before.
      if (this.phase() !== 'active') {
        event.preventDefault();
        event.stopPropagation();
      }
      act();
    };
    const move = () => {
      if (this.phase() === 'active') this.note();
    };
    const timer = window.setInterval(judge, tickMs);
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('keydown', press, first);
    touches.forEach((event) => window.addEventListener(event, act, quietly));
    movements.forEach((event) => window.addEventListener(event, move, quietly));
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('keydown', press, first);
      touches.forEach((event) => window.removeEventListener(event, act, quietly));
      movements.forEach((event) => window.removeEventListener(event, move, quietly));
    };
  };

  /** Tells the other tabs, unless the session is over and its mark is gone. */
  private share(): void {
    const shared = lastActivity.read();
    if (shared !== undefined && this.ownAt !== undefined && this.ownAt > shared) lastActivity.write(this.ownAt);
  }
}
