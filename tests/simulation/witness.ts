import Big from 'big.js';
import type { PaymentContent } from '../../domain/payments/content';
import type { Rule } from './books';
import type { World } from './world';

/** What somebody agreed to, as it stood on their screen. */
interface Consent {
  readonly userId: string;
  readonly roleId: string;
  readonly content: string;
  readonly isWithinLimit: boolean;
  /** By the act of making the payment. */
  readonly isByMaking: boolean;
}

/** What was entered last for a payment, what the rule of that moment asks for, and who agreed since. */
interface Submission {
  readonly makerId: string;
  readonly content: PaymentContent;
  readonly isWithinLimit: boolean;
  readonly rule: Rule | undefined;
  readonly consents: Consent[];
}

const dayMs = 86_400_000;

/**
 * Remembers what people did and saw, apart from the books, and judges from that alone whether a payment may leave. It
 * works rules and rates out by itself, as plainly as it can, so that it does not share a fault with what it watches.
 */
export class Witness {
  private readonly submissions = new Map<string, Submission>();

  submitted(world: World, paymentId: string, makerId: string, content: PaymentContent): void {
    const rule = ruleFor(world, content);
    const consent = consentOf(world, makerId, content, true);
    const isAsked = rule?.creatorCanSatisfyRule && rule.roles.some(({ roleId }) => roleId === consent.roleId);
    const consents = isAsked ? [consent] : [];
    this.submissions.set(paymentId, { makerId, content, isWithinLimit: consent.isWithinLimit, rule, consents });
  }

  consented(world: World, paymentId: string, userId: string, content: PaymentContent): void {
    this.submissions.get(paymentId)?.consents.push(consentOf(world, userId, content, false));
  }

  /** What was entered last; undefined when nothing was. */
  entered(paymentId: string): PaymentContent | undefined {
    return this.submissions.get(paymentId)?.content;
  }

  /** Why the payment was not agreed to as it was entered; undefined when it was. */
  objection(paymentId: string): string | undefined {
    const submission = this.submissions.get(paymentId);
    if (!submission) return 'nobody entered it';
    const { rule, consents, content, makerId, isWithinLimit: mayEnter } = submission;
    if (!mayEnter) return 'its maker entered it above their limit';
    if (!rule) return undefined;
    const agreed = consents.filter((consent) => consent.content === JSON.stringify(content));
    if (agreed.some(({ isWithinLimit }) => !isWithinLimit)) return 'somebody authorised it above their limit';
    const isOwn = agreed.some(({ userId, isByMaking }) => userId === makerId && !isByMaking);
    if (isOwn && !rule.canAuthoriseOwnPayments) return 'its maker authorised it';
    for (const { roleId, numberRequired } of rule.roles) {
      const people = new Set(agreed.filter((one) => one.roleId === roleId).map(({ userId }) => userId));
      if (people.size < numberRequired)
        return `${people.size} of ${numberRequired} with the role ${roleId} authorised it`;
    }
    return undefined;
  }
}

function consentOf(world: World, userId: string, content: PaymentContent, isByMaking: boolean): Consent {
  const seat = world.seat(userId, content.accountId);
  const value = valueOf(world, content);
  const isWithinLimit = !seat?.upperLimit || (value !== undefined && value.lte(seat.upperLimit));
  return { userId, roleId: seat?.roleId ?? 'none', content: JSON.stringify(content), isWithinLimit, isByMaking };
}

/** The amount in the organisation's authorisation currency; undefined without a rate of the last day. */
function valueOf(world: World, { accountId, amount, currency }: PaymentContent): Big | undefined {
  const { authorisationCurrency } = world.organisationOf(accountId);
  if (currency === authorisationCurrency) return new Big(amount);
  const rate = world.books.get('rates', currency + authorisationCurrency);
  if (!rate || world.now - rate.updatedAt.getTime() > dayMs) return undefined;
  return new Big(amount).times(rate.midMarketRate).round(2);
}

function ruleFor(world: World, content: PaymentContent): Rule | undefined {
  const value = valueOf(world, content);
  const { id } = world.organisationOf(content.accountId);
  let highest: Rule | undefined;
  for (const rule of world.books.all('rules', (one) => one.organisationId === id && !one.isArchived)) {
    const isExceeded = value === undefined || value.gt(rule.threshold);
    if (isExceeded && (!highest || rule.threshold > highest.threshold)) highest = rule;
  }
  return highest;
}
