import { loadMetadataDirectory } from '../../../../hasura/engine/metadata/loadDirectory';
import { linkedColumns } from '../../../../local/console/model/linkedColumns';
import { tablePermissions, trackedTables } from '../../../../local/console/model/tablePermissions';
import { metadataDirectory } from '../../../../tools/metadata/metadataDirectory';
import { schemaOf, shapeOf } from './schemas';

const metadata = loadMetadataDirectory(metadataDirectory);

it('lists the tracked tables by name', () => {
  const tables = trackedTables(metadata);
  expect(tables).toEqual(expect.arrayContaining(['payments', 'users', 'vw_user_charges']));
  expect(tables.indexOf('accounts')).toBeLessThan(tables.indexOf('payments'));
});

it('gives the permissions of a table as they are written, those of reading first', () => {
  const permissions = tablePermissions(metadata, 'users');
  expect(permissions.map(({ role, kind }) => `${role} ${kind}`)).toEqual([
    'user select',
    'user_without_mfa select',
    'org_admin select',
    'user update',
  ]);
  expect(permissions[0]?.permission).toMatchObject({
    filter: { id: { _eq: 'X-Hasura-User-Id' }, enabled: { _eq: true } },
    limit: 250,
  });
  expect(tablePermissions(metadata, 'unknown')).toEqual([]);
});

it('knows the columns that refer to one row elsewhere, and not the key of the row itself', () => {
  const links = linkedColumns(metadata, shapeOf(schemaOf('admin'), 'payments'));
  expect(links.get('accountId')).toBe('account');
  expect(links.get('tccPaymentId')).toBe('providerPayment');
  expect(links.has('id')).toBe(false);
});
