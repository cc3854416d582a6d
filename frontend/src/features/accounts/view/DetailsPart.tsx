import { detailFaults } from '../../../../../domain/accounts/detailFaults';
import { regionName, wordsOfCode } from '../../../shared/codeTexts';
import { Card, Stack } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { addressLabels, chargeTypeLabels, detailLabels, legalEntityLabels } from '../accountLabels';
import type { Account } from '../accountQuery';
import { DetailCheck } from '../AccountState';

/** Owner, address, identification and the provider's record of an account, with what approval still needs. */
export function DetailsPart({ account }: { account: Account }) {
  const faults = detailFaults(account);
  return (
    <Stack gap="large">
      {faults.length > 0 && (
        <Card title="Missing before approval">
          <DetailCheck faults={faults} />
        </Card>
      )}
      <Card title="Owner">
        <Details items={ownerFacts(account)} />
      </Card>
      <Card title="At the provider">
        <Details items={providerFacts(account)} />
      </Card>
    </Stack>
  );
}

function ownerFacts(account: Account) {
  const { country, state_or_province: region, legal_entity_type: entity, identification_type: type } = account;
  return [
    {
      label: detailLabels.legal_entity_type,
      value: entity && legalEntityLabels[entity as keyof typeof legalEntityLabels],
    },
    { label: addressLabels.street, value: account.street },
    { label: addressLabels.city, value: account.city },
    { label: addressLabels.state_or_province, value: region },
    { label: addressLabels.postal_code, value: account.postal_code },
    { label: addressLabels.country, value: country && regionName(country) },
    { label: detailLabels.identification_type, value: type && wordsOfCode(type) },
    { label: detailLabels.identification_value, value: account.identification_value },
    { label: 'Funding emails', value: account.fundingEmails.join(', ') },
    {
      label: 'Default charge type',
      value: chargeTypeLabels[account.default_payment_charge_type as keyof typeof chargeTypeLabels],
    },
  ];
}

function providerFacts({
  is_approved: isApproved,
  tccAccountId,
  tccAccount,
  isTccSubAccount,
  transactions_validated_at,
}: Account) {
  if (!tccAccountId) {
    const value = isApproved ? 'Not connected yet' : 'Not connected yet. The account can be approved once it is.';
    return [{ label: 'Account', value }];
  }
  return [
    { label: 'Provider id', value: <CopyText label="provider id" text={tccAccountId} /> },
    { label: 'Name', value: tccAccount?.account_name },
    { label: 'Short reference', value: tccAccount?.short_reference },
    { label: 'Status', value: tccAccount?.status && wordsOfCode(tccAccount.status) },
    { label: 'Sub-account', value: isTccSubAccount ? 'Yes' : 'No' },
    { label: 'Transactions validated', value: transactions_validated_at && formatInstant(transactions_validated_at) },
  ];
}
