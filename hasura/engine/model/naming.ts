import type { Affixes, NamingConvention, SourceCustomization } from '../metadata/types';

/** The part of a name that comes from a table or function. A stem `given` by the metadata keeps its spelling at the start of a name. */
export interface Stem {
  readonly text: string;
  readonly given: boolean;
}

/** A fixed word in snake case, such as `by_pk`, or a stem. */
export type NamePart = string | Stem;

/** How one source spells names. All names of the schema are made by these functions. */
export interface Naming {
  /** The field under which all root fields of the source stand; absent: they stand at the root. */
  readonly namespace?: string;
  /** A field, an argument or an operator: `order_by` or `orderBy`. */
  readonly field: (...parts: readonly NamePart[]) => string;
  /** A root field, from a name that is spelled already: with the source's prefix and suffix. */
  readonly rootField: (name: string) => string;
  /** A type made for one table or function: with the source's prefix and suffix. */
  readonly type: (...parts: readonly NamePart[]) => string;
  /** A type that all sources of one convention share: `Int_comparison_exp`. */
  readonly sharedType: (name: string) => string;
  /** The type of the namespace field at one root; `root` as `query`. */
  readonly namespaceType: (root: string) => string;
  readonly enumValue: (name: string) => string;
}

/** The naming of a source. Its own convention replaces the general one; without a general convention, conventions are off. */
export function createNaming(customization: SourceCustomization, general?: NamingConvention): Naming {
  const { root_fields: roots, type_names: types, naming_convention: own } = customization;
  const spelling = general && (own ?? general) === 'graphql-default' ? camel : snakeNaming;
  const typeName = (name: string): string => spelling.affixed(name, types);
  const namespace = roots?.namespace ?? undefined;
  return {
    namespace,
    field: (...parts) => spelling.field(parts),
    rootField: (name) => spelling.affixed(name, roots),
    type: (...parts) => typeName(spelling.type(parts)),
    sharedType: (name) => spelling.type([name]),
    namespaceType: (root) => typeName(`${namespace}_${root}`),
    enumValue: spelling.enumValue,
  };
}

interface Spelling {
  readonly field: (parts: readonly NamePart[]) => string;
  readonly type: (parts: readonly NamePart[]) => string;
  readonly affixed: (name: string, affixes?: Affixes | null) => string;
  readonly enumValue: (name: string) => string;
}

const snakeNaming: Spelling = {
  field: snake,
  type: snake,
  affixed: (name, affixes) => `${affixes?.prefix ?? ''}${name}${affixes?.suffix ?? ''}`,
  enumValue: (name) => name,
};

const camel: Spelling = {
  field: (parts) => capitalised(parts, lowerFirst),
  type: (parts) => capitalised(parts, upperFirst),
  affixed: (name, affixes) => {
    const { prefix, suffix } = affixes ?? {};
    return `${prefix ? prefix + upperFirst(name) : name}${upperFirst(suffix ?? '')}`;
  },
  enumValue: (name) => name.toUpperCase(),
};

function snake(parts: readonly NamePart[]): string {
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'string') return first;
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('_');
}

function capitalised(parts: readonly NamePart[], first: (word: string) => string): string {
  const words = parts.flatMap((part) => wordsOf(part));
  return words.map(({ text, given }, index) => (index > 0 ? upperFirst(text) : given ? text : first(text))).join('');
}

/** A leading underscore belongs to the first word, so that operators keep theirs. */
function wordsOf(part: NamePart): Stem[] {
  if (typeof part !== 'string' && part.given) return [part];
  const [, underscore = '', text = ''] = /^(_?)(.*)$/.exec(typeof part === 'string' ? part : part.text) ?? [];
  return text.split('_').map((word, index) => ({ text: index === 0 ? underscore + word : word, given: false }));
}

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function lowerFirst(word: string): string {
  return word.slice(0, 1).toLowerCase() + word.slice(1);
}
