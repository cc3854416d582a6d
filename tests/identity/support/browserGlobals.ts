/** A page's cookies as scripts see them: set one by one, read all at once, gone when they expire. */
class CookieJar {
  private readonly cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(line: string) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice('expires='.length);
    if (expires && Date.parse(expires) <= Date.now()) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** What the portal's identity client asks of a browser: where the page stands, and cookies. Returns how to end it. */
export function actAsBrowser(): () => void {
  Object.assign(globalThis, {
    window: { location: { protocol: 'http:', hostname: 'localhost' } },
    document: new CookieJar(),
  });
  return () => {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  };
}
