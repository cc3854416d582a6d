import type { InterestInputs } from '../../../../../domain/charges/negativeInterest';
import type { ChargeStep } from '../../../../../domain/charges/chargeTypes';
import { moneyText } from '../../../ui/money/amountTexts';

const priceNames: Readonly<Record<string, string>> = {
  amount: 'Price of the tariff',
  regular: 'Price of a regular payment',
  regular_override: 'Price of a regular payment in its currency',
  priority_worldwide_shared: 'Price of a priority payment with shared charges',
  priority_tier_1_our: 'Price of a priority payment with charges ours, tier 1',
  priority_tier_2_our: 'Price of a priority payment with charges ours, tier 2',
  priority_tier_3_our: 'Price of a priority payment with charges ours, tier 3',
  priority_tier_4_our: 'Price of a priority payment with charges ours, tier 4',
};

/** What a step of a derivation does, in plain words. */
export function stepText({ step, rate, divisor }: ChargeStep, interest?: InterestInputs): string {
  switch (step) {
    case 'excess':
      return interest
        ? `What ${interest.days.length} days held above ${moneyText(interest.liquidity, 'EUR')} each, added up`
        : 'What each day held above the liquidity amount, added up';
    case 'interest':
      return `Times ${rate} a year, divided by ${divisor} days`;
    case 'converted':
      return `Times the mid-market rate ${rate}`;
    case 'rounded':
      return 'Rounded half up';
    case 'right':
      return 'What the charge comes to';
    case 'recorded':
      return 'What was charged before';
    case 'corrected':
      return 'The difference';
    default:
      return priceNames[step] ?? 'Price of the tariff';
  }
}
