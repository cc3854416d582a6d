import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { accountAddressSchema } from '../../../../../domain/accounts/addressInput';
import type { AccountsByOrgQuery } from '../../../graphql/generated/operations';
import { paths } from '../../../session/paths';
import { useCountries } from '../../../shared/countries';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { ReadFrame } from '../../../shared/ReadFrame';
import { ActionBar, FieldGrid } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Form } from '../../../ui/form/Form';
import { FormCountry, FormText } from '../../../ui/form/fields';
import { FormRegion, useRegionOfCountry } from '../../../ui/form/FormRegion';
import { useFormValue } from '../../../ui/form/formState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { LatePager } from '../../../ui/lazyView';
import { DataTable } from '../../../ui/table/DataTable';
import { showToast } from '../../../ui/toast';
import { addressLabels } from '../accountLabels';
import { addressOf, noAddress, type AddressValues, accountsPerPage, useAccountsByOrg } from './addressChanges';
import { addressColumns } from './addressColumns';

// Shown after the form was filled in.
const ConfirmAddress = lazy(async () => ({ default: (await import('./ConfirmAddress')).ConfirmAddress }));

/** Gives accounts of an organisation a new address (/admin/organisations/bulk-update-accounts/{orgId}). */
export function BulkUpdateAccountsPage() {
  const { orgId = '' } = useParams();
  const [page, setPage] = useState(1);
  return (
    <ReadFrame read={useAccountsByOrg(orgId, page)} rows={8}>
      {(data) =>
        data.organisations_by_pk ? (
          <>
            <BulkUpdate key={page} orgId={orgId} {...data} />
            <LatePager
              page={page}
              pages={Math.ceil((data.accounts_aggregate.aggregate?.count ?? 0) / accountsPerPage)}
              onPage={setPage}
            />
          </>
        ) : (
          <NotFoundPage />
        )
      }
    </ReadFrame>
  );
}

function BulkUpdate({ orgId, organisations_by_pk, accounts }: AccountsByOrgQuery & { orgId: string }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<AddressValues>();
  const navigate = useNavigate();
  const chosen = accounts.filter(({ id }) => keys.has(id));
  const review = (values: AddressValues) => {
    const isEmpty = Object.keys(addressOf(values)).length === 0;
    if (chosen.length === 0 || isEmpty) {
      const message = isEmpty ? 'Fill in what is to change.' : 'Choose at least one account.';
      showToast('danger', message);
      return Promise.resolve({ message });
    }
    setAsked(values);
    return undefined;
  };
  if (accounts.length === 0) return <EmptyState>The organisation has no open accounts.</EmptyState>;
  return (
    <>
      <PageHeader title="Update accounts" context={organisations_by_pk?.name} />
      <Form initialValues={noAddress} schema={accountAddressSchema} onSubmit={review}>
        <FormSection title="Accounts" lead="The accounts that get the new address.">
          <DataTable
            caption="Accounts"
            columns={addressColumns}
            rows={accounts}
            rowKey={({ id }) => id}
            selection={{ keys, onChange: setKeys, nameOf: ({ name }) => name }}
          />
        </FormSection>
        <AddressFields />
        <ActionBar>
          <Button type="submit" tone="primary">
            Review changes
          </Button>
          <LinkButton to={paths.organisation(orgId)}>Cancel</LinkButton>
        </ActionBar>
      </Form>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmAddress
            orgId={orgId}
            accounts={chosen}
            address={addressOf(asked)}
            onDone={() => void navigate(paths.organisation(orgId))}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function AddressFields() {
  const countries = useCountries();
  const country = useFormValue((values: AddressValues) => values.country);
  useRegionOfCountry('state_or_province', country);
  return (
    <FormSection title="New address" lead="A field that is left empty stays as it is on each account.">
      <FormText name="street" label={addressLabels.street} maxLength={150} />
      <FieldGrid>
        <FormText name="city" label={addressLabels.city} maxLength={100} />
        <FormText name="postal_code" label={addressLabels.postal_code} maxLength={20} />
      </FieldGrid>
      <FormCountry name="country" label={addressLabels.country} countries={countries} />
      <FormRegion name="state_or_province" label={addressLabels.state_or_province} country={country} maxLength={100} />
    </FormSection>
  );
}
