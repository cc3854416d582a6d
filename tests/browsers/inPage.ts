import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** What a user looks for: an element by its role and name, or a field by its label. */
export interface Target {
  readonly role?: string;
  /** The whole name, or the label. */
  readonly name: string;
}

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    inPage?: typeof inPage;
  }
}

/** What a story asks of a page; it runs there. */
const inPage = {
  /** Whether a user finds the target. */
  has: (target: Target): boolean => elementsOf(target).length > 0,

  /** The middle of the first such element, scrolled into view; undefined while there is none, it moves, or something covers it. */
  async middleOf(target: Target): Promise<Point | undefined> {
    const [element] = elementsOf(target);
    if (!element) return undefined;
    element.scrollIntoView({ block: 'center' });
    const before = middle(element);
    await nextFrame();
    const { x, y } = middle(element);
    const isStill = x === before.x && y === before.y;
    return isStill && element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  },

  /** Resolves when a service worker controls the page. */
  async controlled(): Promise<void> {
    const { serviceWorker: workers } = navigator;
    await workers.ready;
    if (workers.controller) return;
    await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
  },
};

function elementsOf({ role, name }: Target): HTMLElement[] {
  return role ? queryAllByRole(document.body, role, { name }) : queryAllByLabelText(document.body, name);
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** After what React and the layout do for the present frame was drawn. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

window.inPage = inPage;
