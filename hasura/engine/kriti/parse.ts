import { numberOf } from '../json';
import { Cursor } from './cursor';
import { functionNamed } from './functions';
import type { Operator, Step, Template } from './template';

const namePattern = /\$?[A-Za-z][\w$-]*|\$/y;
const numberPattern = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const textPattern = /(?:\\[^]|\{(?!\{)|[^"\\{])+/y;
const singleQuotedPattern = /'[^']*'/y;
const keywords: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** Binary operators, weakest first. */
const levels: readonly (readonly Operator[])[] = [['||'], ['&&'], ['==', '!=', '>=', '<=', '>', '<', 'in'], ['??']];

/** Parses a template: JSON with `{{ }}` in it. Throws KritiError. */
export function parseTemplate(text: string): Template {
  const parser = new Parser(new Cursor(text));
  return parser.whole();
}

/** Parses a template that is text, such as an address: its `{{ }}` are written into it. Throws KritiError. */
export function parseTextTemplate(text: string): Template {
  return parseTemplate(`"${text}"`);
}

class Parser {
  /** Names of the loop variables in scope. */
  private readonly bound: string[] = [];

  constructor(private readonly cursor: Cursor) {}

  whole(): Template {
    const template = this.term();
    if (!this.cursor.isAtEnd) throw this.cursor.error('unexpected text after the template');
    return template;
  }

  /** A value where JSON stands. */
  private term(): Template {
    if (this.cursor.take('{{')) return this.block();
    return this.data(() => this.term()) ?? this.fail('expected a value');
  }

  /** Reads what follows `{{`, including the closing `}}`. */
  private block(): Template {
    if (this.word('if')) return this.conditional();
    if (this.word('range')) return this.range();
    const value = this.expression();
    this.cursor.expect('}}');
    return value;
  }

  private conditional(): Template {
    const condition = this.expression();
    this.cursor.expect('}}');
    const then = this.term();
    this.cursor.expect('{{');
    if (this.word('elif')) return { kind: 'if', condition, then, otherwise: this.conditional() };
    if (!this.word('else')) throw this.cursor.error("expected 'elif' or 'else'");
    this.cursor.expect('}}');
    const otherwise = this.term();
    this.end();
    return { kind: 'if', condition, then, otherwise };
  }

  private range(): Template {
    const index = this.cursor.take('_') ? undefined : this.name();
    this.cursor.expect(',');
    const item = this.name();
    this.cursor.expect(':=');
    const list = this.expression();
    this.cursor.expect('}}');
    const names = index === undefined ? [item] : [index, item];
    this.bound.push(...names);
    const body = this.term();
    this.bound.length -= names.length;
    this.end();
    return { kind: 'range', index, item, list, body };
  }

  private end(): void {
    this.cursor.expect('{{');
    if (!this.word('end')) throw this.cursor.error("expected 'end'");
    this.cursor.expect('}}');
  }

  private expression(level = 0): Template {
    const operators = levels[level];
    if (!operators) return this.operand();
    let left = this.expression(level + 1);
    for (;;) {
      const operator = operators.find((symbol) => (symbol === 'in' ? this.word('in') : this.cursor.take(symbol)));
      if (!operator) return left;
      left = { kind: 'binary', operator, left, right: this.expression(level + 1) };
    }
  }

  private operand(): Template {
    if (this.cursor.take('(')) {
      const inner = this.expression();
      this.cursor.expect(')');
      return inner;
    }
    if (this.cursor.take('{{')) return this.block();
    return this.data(() => this.expression()) ?? this.singleQuoted() ?? this.named();
  }

  /** JSON's own forms; `inner` reads what stands in lists and objects. Undefined where none begins. */
  private data(inner: () => Template): Template | undefined {
    if (this.cursor.take('"')) return this.text();
    if (this.cursor.take('[')) return { kind: 'array', items: this.list(']', inner) };
    if (this.cursor.take('{')) return { kind: 'object', members: this.list('}', () => this.member(inner)) };
    const number = this.cursor.match(numberPattern);
    if (number !== undefined) return { kind: 'literal', value: numberOf(number) };
    const keyword = Object.keys(keywords).find((word) => this.word(word));
    return keyword === undefined ? undefined : { kind: 'literal', value: keywords[keyword] ?? null };
  }

  private list<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    if (this.cursor.take(close)) return items;
    do items.push(item());
    while (this.cursor.take(','));
    this.cursor.expect(close);
    return items;
  }

  private member(inner: () => Template): readonly [string, Template] {
    this.cursor.expect('"');
    const key = this.text();
    if (key.kind !== 'literal') throw this.cursor.error('a key cannot be computed');
    this.cursor.expect(':');
    return [String(key.value), inner()];
  }

  /** The rest of a string after its opening quote. */
  private text(): Template {
    const parts: Template[] = [];
    while (this.cursor.raw(/"/y) === undefined) {
      const chunk = this.cursor.raw(textPattern);
      if (chunk !== undefined) parts.push({ kind: 'literal', value: this.unescaped(chunk) });
      else if (this.cursor.raw(/\{\{/y) !== undefined) parts.push(this.block());
      else throw this.cursor.error('the string is not closed');
    }
    if (parts.length === 0) return { kind: 'literal', value: '' };
    const [only] = parts;
    return parts.length === 1 && only?.kind === 'literal' ? only : { kind: 'text', parts };
  }

  private unescaped(chunk: string): string {
    try {
      return JSON.parse(`"${chunk}"`) as string;
    } catch {
      throw this.cursor.error('a string holds what JSON does not allow');
    }
  }

  private singleQuoted(): Template | undefined {
    const text = this.cursor.match(singleQuotedPattern);
    return text === undefined ? undefined : { kind: 'literal', value: text.slice(1, -1) };
  }

  /** A path from a variable, or a function and its argument. */
  private named(): Template {
    const start = this.cursor.place;
    const name = this.name();
    if (name.startsWith('$') || this.bound.includes(name)) {
      const steps = this.steps();
      return { kind: 'path', name, steps, text: this.cursor.since(start) };
    }
    const fn = functionNamed(name);
    if (!fn) throw this.cursor.error(`'${name}' is neither a variable nor a function`);
    return { kind: 'call', fn, argument: this.operand() };
  }

  private steps(): Step[] {
    const steps: Step[] = [];
    for (;;) {
      const step = this.cursor.attempt(() => this.step());
      if (!step) return steps;
      steps.push(step);
    }
  }

  private step(): Step | undefined {
    const optional = this.cursor.raw(/\?(?=[.[])/y) !== undefined;
    if (this.cursor.raw(/\./y) !== undefined) return { key: { kind: 'literal', value: this.name() }, optional };
    if (this.cursor.raw(/\[/y) === undefined) return undefined;
    const key = this.expression();
    this.cursor.expect(']');
    return { key, optional };
  }

  private name(): string {
    return this.cursor.match(namePattern) ?? this.fail('expected a name');
  }

  /** Reads the word if it is next as a whole name; says whether it was. */
  private word(word: string): boolean {
    return this.cursor.attempt(() => (this.cursor.match(namePattern) === word ? true : undefined)) ?? false;
  }

  private fail(message: string): never {
    throw this.cursor.error(message);
  }
}
