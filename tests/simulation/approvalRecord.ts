import Big from 'big.js';
import type { PaymentContent } from '../../domain/payments/content';
import type { Books, Rule } from './books';
import type { Organisation, Seat } from './parties';

/** What the record uses of the world: the time, the rules and rates, and who may act where. */
interface Scene {
  readonly now: number;
  readonly books: Books;
  readonly seat: (userId: string, accountId: string) => Seat | undefined;
  readonly organisationOf: (accountId: string) => Organisation;
}

/** What somebody agreed to, as it stood on their screen. */
interface Consent {
  readonly userId: string;
  readonly roleId: string;
  readonly content: string;
  readonly isWithinLimit: boolean;
}

/** What was entered last for a payment, the rule at the last attempt to authorise, and who agreed since. */
interface Submission {
  readonly makerId: string;
  readonly content: PaymentContent;
  readonly isWithinLimit: boolean;
  readonly rule: Rule | undefined;
  readonly consents: readonly Consent[];
}

const dayMs = 86_400_000;

/**
 * Records what people did and saw, apart from the books, and decides from that alone whether a payment may be sent. It
 * computes rules and rates with its own simple code, so that it does not share a fault with what it checks.
 */
export class ApprovalRecord {
  private readonly submissions = new Map<string, Submission>();

  submitted(world: Scene, paymentId: string, makerId: string, content: PaymentContent): void {
    const rule = ruleFor(world, content);
    const consent = consentOf(world, makerId, content);
    const consents = isAskedOfMaker(rule, consent.roleId) ? [consent] : [];
    this.submissions.set(paymentId, { makerId, content, isWithinLimit: consent.isWithinLimit, rule, consents });
  }

  /** Somebody tried to authorise: the rule in force then applies, also when the attempt was refused. */
  attempted(world: Scene, paymentId: string): void {
    const submission = this.submissions.get(paymentId);
    if (!submission) return;
    const { content, makerId, isWithinLimit, consents } = submission;
    const rule = ruleFor(world, content) ?? withOwnPayments(submission.rule);
    const byMaking = { ...consentOf(world, makerId, content), isWithinLimit };
    const given = isAskedOfMaker(rule, byMaking.roleId) ? [byMaking] : [];
    this.submissions.set(paymentId, { ...submission, rule, consents: [...consents, ...given] });
  }

  consented(world: Scene, paymentId: string, userId: string, content: PaymentContent): void {
    const submission = this.submissions.get(paymentId);
    if (!submission) return;
    const consents = [...submission.consents, consentOf(world, userId, content)];
    this.submissions.set(paymentId, { ...submission, consents });
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
    const counts = (consent: Consent) =>
      consent.userId !== makerId || rule.canAuthoriseOwnPayments || isAskedOfMaker(rule, consent.roleId);
    const agreed = consents.filter((consent) => consent.content === JSON.stringify(content) && counts(consent));
    if (agreed.some(({ isWithinLimit }) => !isWithinLimit)) return 'somebody authorised it above their limit';
    for (const { roleId, numberRequired } of rule.roles) {
      const people = new Set(agreed.filter((one) => one.roleId === roleId).map(({ userId }) => userId));
      if (people.size < numberRequired) {
        return `${people.size} of ${numberRequired} with the role ${roleId} authorised it`;
      }
    }
    return undefined;
  }
}

/**
 * What stays required once no rule is in force for the amount: as many people as before. The maker may be one of them,
 * because only the rules that the requests came from can forbid it (docs/decisions/019), and the record does not know them.
 */
function withOwnPayments(rule: Rule | undefined): Rule | undefined {
  return rule && { ...rule, canAuthoriseOwnPayments: true };
}

/** Whether making the payment gives one of the authorisations. */
function isAskedOfMaker(rule: Rule | undefined, roleId: string): boolean {
  return Boolean(rule?.creatorCanSatisfyRule && rule.roles.some((required) => required.roleId === roleId));
}

function consentOf(world: Scene, userId: string, content: PaymentContent): Consent {
  const seat = world.seat(userId, content.accountId);
  const value = valueOf(world, content);
  const isWithinLimit = !seat?.upperLimit || (value !== undefined && value.lte(seat.upperLimit));
  return { userId, roleId: seat?.roleId ?? 'none', content: JSON.stringify(content), isWithinLimit };
}

/** The amount in the organisation's authorisation currency; undefined without a rate of the last day. */
function valueOf(world: Scene, { accountId, amount, currency }: PaymentContent): Big | undefined {
  const { authorisationCurrency } = world.organisationOf(accountId);
  if (currency === authorisationCurrency) return new Big(amount);
  const rate = world.books.get('rates', currency + authorisationCurrency);
  if (!rate || world.now - rate.updatedAt.getTime() > dayMs) return undefined;
  return new Big(amount).times(rate.midMarketRate);
}

function ruleFor(world: Scene, content: PaymentContent): Rule | undefined {
  const value = valueOf(world, content);
  const { id } = world.organisationOf(content.accountId);
  let highest: Rule | undefined;
  for (const rule of world.books.all('rules', (one) => one.organisationId === id && !one.isArchived)) {
    const isExceeded = value === undefined || value.gt(rule.threshold);
    if (isExceeded && (!highest || rule.threshold > highest.threshold)) highest = rule;
  }
  return highest;
}
