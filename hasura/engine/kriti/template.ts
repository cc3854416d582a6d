import type { Json } from '../json';

/** How a path goes one step down. An optional step that finds nothing ends the whole path with null. */
export interface Step {
  readonly key: Template;
  readonly optional: boolean;
}

/** A function of templates: of one value. Throws KritiError for a value it is not defined for. */
export type TemplateFunction = (value: Json) => Json;

/** What `??`, a comparison or a logical operator is written as. */
export type Operator = '==' | '!=' | '>' | '>=' | '<' | '<=' | '&&' | '||' | 'in' | '??';

/** A parsed Kriti template: JSON, any part of which may be computed. */
export type Template =
  | { readonly kind: 'literal'; readonly value: Json }
  | { readonly kind: 'text'; readonly parts: readonly Template[] }
  | { readonly kind: 'array'; readonly items: readonly Template[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Template])[] }
  | { readonly kind: 'path'; readonly name: string; readonly steps: readonly Step[]; readonly text: string }
  | { readonly kind: 'if'; readonly condition: Template; readonly then: Template; readonly otherwise: Template }
  | {
      readonly kind: 'range';
      readonly index?: string;
      readonly item: string;
      readonly list: Template;
      readonly body: Template;
    }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Template; readonly right: Template }
  | { readonly kind: 'call'; readonly fn: TemplateFunction; readonly argument: Template };

/** A template that cannot be parsed, or that fails on its data. */
export class KritiError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KritiError';
  }
}
