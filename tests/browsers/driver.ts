/** A browser that runs with a profile of its own, by what a story needs of it. */
export interface Driver {
  /** Loads an address, and the page again where it is the present one. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which is JSON. A promise is awaited. @throws Error with the page's own error */
  evaluate(expression: string): Promise<unknown>;
  /** Acts as a pointer or a keyboard does, with WebDriver's input sources. */
  perform(sources: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** An input source with what it does, in the form that both protocols of WebDriver share. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A browser that the command knows. */
export interface KnownBrowser {
  readonly name: string;
  /** What lets it be driven on this machine; a text says what is missing. */
  readonly find: () => (() => Promise<Driver>) | string;
}
