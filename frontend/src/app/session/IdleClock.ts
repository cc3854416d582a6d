import { idlePhase, type IdlePhase } from '../../../../domain/session/idle';
import { lastActivity } from './lastActivity';

const tickMs = 1000;

/** Touches always count as activity; movements only before the warning, because a mouse may be nudged by accident. */
const pressEvents = ['pointerdown', 'touchstart'] as const;
const movements = ['pointermove', 'wheel'] as const;
const passiveCapture = { capture: true, passive: true };
const capture = { capture: true };

/**
 * Measures how long the user has been idle in all tabs of this browser together, from timestamps and not by counting ticks. It
 * keeps this tab's activity in memory and shares it with the other tabs at most once a second.
 */
export class IdleClock {
  private activeAt: number | undefined;

  constructor(
    private readonly limitMs: number,
    private readonly now: () => number,
  ) {}

  /** How long the user has been idle in every tab, in milliseconds. */
  readonly idleMs = (): number => {
    const at = Math.max(this.activeAt ?? 0, lastActivity.read() ?? 0);
    return at ? this.now() - at : 0;
  };

  readonly phase = (): IdlePhase => idlePhase(this.idleMs(), this.limitMs);

  /** When the user was last active in this tab, in milliseconds since 1970. */
  readonly lastActiveAt = (): number | undefined => this.activeAt;

  /** Records activity now. An expired session is not extended. */
  readonly recordActivity = (): void => {
    if (this.phase() !== 'expired') this.activeAt = this.now();
  };

  /** Listens to the browser and calls whenever the phase may have changed. Returns a function that stops it. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    const onTick = () => {
      this.share();
      onChange();
    };
    const onTouch = () => {
      this.recordActivity();
      onChange();
    };
    const onKey = (event: KeyboardEvent) => {
      // A key pressed during the warning, or after the end, only counts as activity: it must not reach the page.
      if (this.phase() !== 'active') {
        event.preventDefault();
        event.stopPropagation();
      }
      onTouch();
    };
    const onMove = () => {
      if (this.phase() === 'active') this.recordActivity();
    };
    const timer = window.setInterval(onTick, tickMs);
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('keydown', onKey, capture);
    pressEvents.forEach((event) => window.addEventListener(event, onTouch, passiveCapture));
    movements.forEach((event) => window.addEventListener(event, onMove, passiveCapture));
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('keydown', onKey, capture);
      pressEvents.forEach((event) => window.removeEventListener(event, onTouch, passiveCapture));
      movements.forEach((event) => window.removeEventListener(event, onMove, passiveCapture));
    };
  };

  /** Shares this tab's activity with the others, unless the session is over and the stored value is gone. */
  private share(): void {
    const shared = lastActivity.read();
    if (shared !== undefined && this.activeAt !== undefined && this.activeAt > shared) {
      lastActivity.write(this.activeAt);
    }
  }
}
