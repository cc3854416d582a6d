import {
  lazy,
  useState,
  type ComponentType,
  useEffect,
  useRef,
  type ReactNode,
  Suspense,
  type ComponentProps,
} from 'react';
import type { Pager } from './Pager';

/**
 * A component in its own file. Once the file has loaded it shows at once; before, it suspends. React alone would suspend in either
 * case, and hold the content back behind the loading sign for up to 300 ms.
 * @param load fetches the component
 * @param fetch the same ahead of a visit; its failure is ignored, because the visit loads again
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fetch: () => Promise<ComponentType<Props>> = load,
) {
  let loaded: ComponentType<Props> | undefined;
  const remember = (view: ComponentType<Props>) => {
    loaded = view;
    return { default: view };
  };
  const Suspending = lazy(async () => remember(await load()));

  function View(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Suspending);
    return <Shown {...props} />;
  }
  return Object.assign(View, {
    preload: async () => {
      if (!loaded) await fetch().then(remember, () => undefined);
    },
  });
}

interface Props {
  /** The approximate height of the content, in pixels. */
  height: number;
  children: ReactNode;
}

/** Mounts its content when it comes within 200 pixels of the visible area, so that content far below does not slow the page. */
export function WhenNear({ height, children }: Props) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !placeholder.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={placeholder} style={{ height }} />;
}

const LoadedPager = lazy(async () => ({ default: (await import('./Pager')).Pager }));

/** A pager that is loaded once there is a second page, for lists that seldom have one. */
export function LatePager(props: ComponentProps<typeof Pager>) {
  if (props.pages < 2) return null;
  return (
    <Suspense>
      <LoadedPager {...props} />
    </Suspense>
  );
}
