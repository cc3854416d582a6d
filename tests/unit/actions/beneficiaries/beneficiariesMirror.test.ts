import { beneficiariesMirror } from '../../../../actions/beneficiaries/beneficiariesMirror';
import { beneficiaryReading } from './reading';

it('keeps every column under the name of the provider, addresses in one line', () => {
  const { email, default_beneficiary, ...kept } = beneficiaryReading();
  expect(beneficiariesMirror.row(beneficiaryReading(), 'account')).toEqual({
    ...kept,
    account_id: 'account',
    bank_address: '1 Broad Street, London',
    beneficiary_address: '2 High Street, Leeds',
  });
  expect([email, default_beneficiary]).toEqual(['accounts@holm.example', false]);
});

it('keeps a record that lacks what the columns require', () => {
  const bare = { name: null, bank_account_holder_name: null, bank_country: null, created_at: null, updated_at: null };
  expect(beneficiariesMirror.row(beneficiaryReading(bare), 'account')).toMatchObject({
    name: '',
    bank_account_holder_name: '',
    bank_country: '',
    created_at: '1970-01-01T00:00:00Z',
    updated_at: '1970-01-01T00:00:00Z',
  });
});
