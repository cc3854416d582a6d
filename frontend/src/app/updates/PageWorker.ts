import { skipWaiting } from './worker/messages';
import { workerReducer, type WorkerEvent, type WorkerState } from './workerMachine';

/** The address of the worker's script (specification section 9). */
const script = '/service-worker.js';

/** The service worker of this page: registers it, notices a newer one, lets it take over, or unregisters it. */
export class PageWorker {
  private state: WorkerState = 'none';
  private waiting: ServiceWorker | null = null;
  private readonly followed = new Set<ServiceWorker>();
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

  /** Registers the worker. A browser that rejects it works without one. */
  async start(): Promise<void> {
    this.container.addEventListener('controllerchange', () => this.dispatch({ type: 'controllerChanged' }));
    try {
      const registration = await this.container.register(script);
      this.follow(registration.waiting);
      registration.addEventListener('updatefound', () => this.follow(registration.installing));
      this.follow(registration.installing);
    } catch (cause) {
      console.log('The page works without its offline shell.', cause);
    }
  }

  /** Checks whether the site has a newer worker. */
  async checkForUpdate(): Promise<void> {
    const registration = await this.container.getRegistration();
    await registration?.update().catch(() => undefined);
  }

  /** Lets the waiting worker take over, after which the page reloads. */
  readonly apply = () => {
    this.dispatch({ type: 'updateAccepted' });
    this.waiting?.postMessage(skipWaiting);
  };

  /** Unregisters every worker: it is switched off. */
  async remove(): Promise<void> {
    const registrations = await this.container.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    this.dispatch({ type: 'removed' });
  }

  /** Follows a worker to the end of its installation, once: browsers differ in how often they tell of the first one. */
  private follow(worker: ServiceWorker | null) {
    if (!worker || this.followed.has(worker)) return;
    this.followed.add(worker);
    // The first worker controls the page soon after its installation. It is no update of it.
    const hasController = this.container.controller !== null;
    const check = () => {
      if (worker.state !== 'installed') return;
      this.waiting = worker;
      this.dispatch({ type: 'installed', hasController });
    };
    check();
    worker.addEventListener('statechange', check);
  }

  private dispatch(event: WorkerEvent) {
    const before = this.state;
    this.state = workerReducer(before, event);
    if (this.state === before) return;
    if (this.state === 'reloading') this.reload();
    this.listeners.forEach((listener) => listener());
  }
}
