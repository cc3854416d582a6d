import type { Session } from '../session';

const keepAliveMs = 5_000;
/** The longest delay that timers support; longer ones fire at once. */
const maxTimerMs = 2 ** 31 - 1;

/** The timers of a socket, of which one set runs at a time. */
export class SocketTimers {
  private timers: NodeJS.Timeout[] = [];

  /** Waits for the init; replaces the other timers. */
  awaitInit(timeoutMs: number, expire: () => void): void {
    this.clear();
    this.timers = [setTimeout(expire, timeoutMs)];
  }

  /** Keeps an initialised socket alive, and ends it when the token expires; replaces the other timers. */
  keepAlive({ expiresAt }: Session, beat: () => void, expire: () => void): void {
    this.clear();
    this.timers = [setInterval(beat, keepAliveMs)];
    if (expiresAt === undefined) return;
    const restMs = Math.max(0, expiresAt * 1000 - Date.now());
    if (restMs <= maxTimerMs) this.timers.push(setTimeout(expire, restMs));
  }

  clear(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers = [];
  }
}
