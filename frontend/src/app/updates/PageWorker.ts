import { skipWaiting } from './worker/messages';
import { workerReducer, type WorkerEvent, type WorkerState } from './workerMachine';

/** Where the worker's script lies (specification section 9). */
const script = '/service-worker.js';

/** Keeps the service worker of this page: registers it, hears of a newer one, lets it take over, or removes it. */
export class PageWorker {
  private state: WorkerState = 'none';
  private waiting: ServiceWorker | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly container: ServiceWorkerContainer,
    private readonly reload: () => void,
  ) {}

  readonly getState = (): WorkerState => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Registers the worker. A browser that refuses works without one. */
  async start(): Promise<void> {
    this.container.addEventListener('controllerchange', () => this.tell({ type: 'controllerChanged' }));
    try {
      const registration = await this.container.register(script);
      if (registration.waiting) this.arrived(registration.waiting);
      registration.addEventListener('updatefound', () => this.follow(registration.installing));
      this.follow(registration.installing);
    } catch (cause) {
      console.log('The page works without its offline shell.', cause);
    }
  }

  /** Asks the site whether there is a newer worker. */
  async look(): Promise<void> {
    const registration = await this.container.getRegistration();
    await registration?.update().catch(() => undefined);
  }

  /** Lets the waiting worker take over, after which the page is loaded anew. */
  readonly apply = () => {
    this.tell({ type: 'updateAccepted' });
    this.waiting?.postMessage(skipWaiting);
  };

  /** Removes every registration: the worker is switched off. */
  async remove(): Promise<void> {
    const registrations = await this.container.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    this.tell({ type: 'removed' });
  }

  private follow(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.arrived(worker);
    });
  }

  private arrived(worker: ServiceWorker) {
    this.waiting = worker;
    this.tell({ type: 'installed', hasController: this.container.controller !== null });
  }

  private tell(event: WorkerEvent) {
    const before = this.state;
    this.state = workerReducer(before, event);
    if (this.state === before) return;
    if (this.state === 'reloading') this.reload();
    this.listeners.forEach((listener) => listener());
  }
}
