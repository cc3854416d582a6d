import { lazy, useState, type ComponentType } from 'react';

/**
 * A component in its own file. Once the file has arrived it shows at once; before, it suspends. React alone would suspend in either
 * case, and hold the content back behind the loading sign for up to 300 ms.
 * @param load fetches the component
 * @param fetch the same for a guess, whose failure is left to the visit
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fetch: () => Promise<ComponentType<Props>> = load,
) {
  let arrived: ComponentType<Props> | undefined;
  const keep = (view: ComponentType<Props>) => {
    arrived = view;
    return { default: view };
  };
  const Suspending = lazy(async () => keep(await load()));

  function View(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Suspending);
    return <Shown {...props} />;
  }
  return Object.assign(View, {
    preload: async () => {
      await fetch().then(keep, () => undefined);
    },
  });
}
