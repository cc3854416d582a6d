import { accountColumns, type AccountRowValues } from '../../../../domain/uploads/accountColumns';
import { accountOfRow, accountRowProblems } from '../../../../domain/uploads/accountRow';
import { readAccounts } from '../../../../domain/uploads/fileReaders';

const empty = Object.fromEntries(accountColumns.map(({ field }) => [field, ''])) as AccountRowValues;
const complete: AccountRowValues = {
  ...empty,
  name: 'Aldgate Nordic',
  legalEntityType: 'company',
  street: 'Storgata 1',
  city: 'Oslo',
  country: 'NO',
};

test.each<[string, Partial<AccountRowValues>, readonly (readonly [string, boolean])[]]>([
  ['a complete row', {}, []],
  ['a row without a name', { name: '' }, [['name', false]]],
  ['a row without a street, which approval needs', { street: '' }, [['street', true]]],
  ['an unknown entity type', { legalEntityType: 'club' }, [['legalEntityType', false]]],
  ['a wrong second address', { fundingEmails: 'a@b.cd; nowhere' }, [['fundingEmails', false]]],
  ['an unknown charge type', { chargeType: 'theirs' }, [['chargeType', false]]],
  ['a postal code of another country', { country: 'GB', postalCode: '1' }, [['postalCode', true]]],
])('%s', (_case, change, problems) => {
  const found = accountRowProblems({ ...complete, ...change });
  expect(found.map(({ field, isWarning }) => [field, isWarning ?? false])).toEqual(problems);
});

test('a file is read with codes in their case, and a row becomes the input of an account', () => {
  const [row] = readAccounts(
    Buffer.from(
      'Name,Country,Charge type,Funding emails,Legal entity type\nAldgate Nordic,no,Ours,a@b.cd;c@d.ef,Company',
    ),
  );
  expect(accountOfRow(row!.values, 'org')).toMatchObject({
    org_id: 'org',
    name: 'Aldgate Nordic',
    country: 'NO',
    default_payment_charge_type: 'ours',
    legal_entity_type: 'company',
    fundingEmails: ['a@b.cd', 'c@d.ef'],
    tccAccountId: null,
  });
});
