import Big from 'big.js';

/** A part of a calculation: a number, an operator or a bracket. */
export type CalculationToken = Big | '+' | '-' | '*' | '/' | '(' | ')';

type Sign = Exclude<CalculationToken, Big>;

/** A recursive descent parser: `*` and `/` bind tighter than `+` and `-`. */
class Calculation {
  private at = 0;
  constructor(private readonly tokens: readonly CalculationToken[]) {}

  /** @throws Error when the tokens are no calculation, and when it divides by zero */
  value(): Big {
    const result = this.sum();
    if (this.at !== this.tokens.length) throw new Error('unexpected token after the calculation');
    return result;
  }

  private next(...signs: Sign[]): Sign | undefined {
    const current = signs.find((sign) => sign === this.tokens[this.at]);
    if (current) this.at += 1;
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

/** The value of a calculation such as `(400 + 35) / 2`; undefined when the tokens are none. Quotients have 20 decimals. */
export function calculate(tokens: readonly CalculationToken[]): Big | undefined {
  try {
    return new Calculation(tokens).value();
  } catch {
    return undefined;
  }
}
