import { endpoints } from '../../actions/provider/endpoints';
import type { Endpoint } from '../../actions/provider/endpoints/endpoint';

/** An endpoint of the provider's reference, as the samples' table of endpoints has it. */
export interface DocumentedEndpoint {
  readonly method: string;
  readonly path: string;
  readonly params: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
}

/** What the reference says to a call: undefined when it is as it should be. */
interface Check {
  readonly faultOf: (names: readonly string[]) => string | undefined;
}

/** The documented endpoint of a call, fixed paths first. */
export function findDocumented(documented: readonly DocumentedEndpoint[], method: string, pathname: string): Check {
  const matching = documented
    .filter((endpoint) => endpoint.method === method && patternOf(endpoint.path).test(pathname))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0];
  if (!matching) return { faultOf: () => `${method} ${pathname} is not documented` };
  const known = namesOf(matching);
  const required = matching.params
    .filter((each) => each.required && each.in !== 'path')
    .map((each) => plain(each.name));
  return {
    faultOf: (sent) => {
      const names = sent.map(plain);
      const unknown = names.filter((name) => !known.includes(name));
      const missing = required.filter((name) => !names.includes(name));
      if (unknown.length + missing.length === 0) return undefined;
      return `${matching.path}: unknown ${unknown.join(', ') || '–'}, missing ${missing.join(', ') || '–'}`;
    },
  };
}

/** Where the client's table of endpoints goes beyond the reference: each such path or parameter. */
export function undocumentedParameters(documented: readonly DocumentedEndpoint[]): string[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([name, { method, path, accepts }]) => {
    const found = documented.find((endpoint) => endpoint.method === method && endpoint.path === path);
    if (!found) return [`${name}: ${method} ${path}`];
    return accepts.filter((parameter) => !namesOf(found).includes(parameter)).map((each) => `${name}: ${each}`);
  });
}

function namesOf({ params }: DocumentedEndpoint): string[] {
  return params.filter((each) => each.in !== 'path' && each.in !== 'header').map((each) => plain(each.name));
}

function plain(name: string): string {
  return name.replace('[]', '');
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
