import { lazy, useState, type ComponentType } from 'react';

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
