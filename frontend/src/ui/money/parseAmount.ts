import Big from 'big.js';

/** The tokens of an expression: numbers (with k or m for thousands and millions), operators and brackets. */
const token = /\s*(?:(\d[\d,]*(?:\.\d*)?|\.\d+)\s*([km])?|([-+*/×÷()]))/giy;

type Token = Big | string;

const scales: Record<string, number> = { k: 1_000, m: 1_000_000 };
const operatorAliases: Record<string, string> = { '×': '*', '÷': '/' };

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) return undefined;
    const [, digits, suffix, sign] = match;
    if (digits) tokens.push(new Big(digits.replaceAll(',', '')).times(scales[suffix?.toLowerCase() ?? ''] ?? 1));
    else if (sign) tokens.push(operatorAliases[sign] ?? sign);
  }
  return tokens;
}

/** A recursive descent parser: `*` and `/` bind tighter than `+` and `-`. @throws Error when the tokens are no expression */
class Expression {
  private at = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  value(): Big {
    const result = this.sum();
    if (this.at !== this.tokens.length) throw new Error('unexpected token after the expression');
    return result;
  }

  private next(...signs: string[]): string | undefined {
    const current = this.tokens[this.at];
    if (typeof current !== 'string' || !signs.includes(current)) return undefined;
    this.at += 1;
    return current;
  }

  private sum(): Big {
    let left = this.product();
    for (let sign = this.next('+', '-'); sign; sign = this.next('+', '-')) {
      left = sign === '+' ? left.plus(this.product()) : left.minus(this.product());
    }
    return left;
  }

  private product(): Big {
    let left = this.factor();
    for (let sign = this.next('*', '/'); sign; sign = this.next('*', '/')) {
      left = sign === '*' ? left.times(this.factor()) : left.div(this.factor());
    }
    return left;
  }

  private factor(): Big {
    if (this.next('(')) {
      const inner = this.sum();
      if (!this.next(')')) throw new Error('missing closing bracket');
      return inner;
    }
    const current = this.tokens[this.at];
    if (!(current instanceof Big)) throw new Error('missing number');
    this.at += 1;
    return current;
  }
}

const groupedByThousands = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Parses a typed amount: `1,250.50`, `12k`, `1.5m`, `1200*1.2`, `(400+35)/2`. A comma counts as a thousands separator only
 * where it groups by three, because `1,5` may mean one and a half.
 * @returns a decimal string with exactly the given decimals, rounded half-up, or undefined when it is not an amount
 */
export function parseAmount(text: string, decimals: number): string | undefined {
  const numbers = text.match(/[\d.,]+/g) ?? [];
  if (numbers.some((number) => number.includes(',') && !groupedByThousands.test(number))) return undefined;
  const tokens = tokensOf(text.trim());
  if (!tokens || tokens.length === 0) return undefined;
  try {
    return new Expression(tokens).value().toFixed(decimals, Big.roundHalfUp);
  } catch {
    return undefined;
  }
}
