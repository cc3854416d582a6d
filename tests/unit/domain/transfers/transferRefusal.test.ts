import { transferRefusal, type AskedTransfer, type TransferEnd } from '../../../../domain/transfers/transferRefusal';

const end: TransferEnd = {
  organisationId: 'aldgate',
  hasSeat: true,
  isApproved: true,
  isClosed: false,
  isConnected: true,
};
const asked: AskedTransfer = {
  isAdmin: false,
  canUseTransfers: true,
  canTransferBetweenOrgs: false,
  source: end,
  destination: end,
  shouldCharge: true,
};
const admin = { isAdmin: true, canUseTransfers: false };
const stranger = { ...end, hasSeat: false };
const abroad = { ...end, organisationId: 'borealis' };

const refusals: readonly (readonly [what: string, change: Partial<AskedTransfer>, code?: string, field?: string])[] = [
  ['a holder of the permission between own accounts', {}],
  ['either permission opens transfers', { canUseTransfers: false, canTransferBetweenOrgs: true }],
  ['no permission', { canUseTransfers: false }, 'transfers_not_permitted', 'source'],
  ['an admin needs no permission', admin],
  ['an absent source', { source: undefined }, 'account_not_found', 'source'],
  ['a source without a seat', { source: stranger }, 'account_not_found', 'source'],
  ['an admin without a seat on the source', { ...admin, source: stranger }],
  ['an admin and an absent source', { ...admin, source: undefined }, 'account_not_found', 'source'],
  ['an admin without a seat on either', { ...admin, source: stranger, destination: stranger }],
  [
    'an admin without a seat on the source, to another organisation, with the permission',
    { ...admin, canTransferBetweenOrgs: true, source: stranger, destination: abroad },
    'transfer_between_organisations',
    'destination',
  ],
  ['an absent destination', { destination: undefined }, 'account_not_found', 'destination'],
  ['a destination without a seat', { destination: stranger }, 'account_not_found', 'destination'],
  ['an admin without a seat on the destination', { ...admin, destination: stranger }],
  ['another organisation', { destination: abroad }, 'transfer_between_organisations', 'destination'],
  ['another organisation, with the permission', { destination: abroad, canTransferBetweenOrgs: true }],
  [
    'another organisation, as an admin',
    { ...admin, destination: abroad },
    'transfer_between_organisations',
    'destination',
  ],
  ['no fee', { shouldCharge: false }, 'fee_not_waivable', 'shouldCharge'],
  ['no fee, as an admin', { ...admin, shouldCharge: false }],
  ['a closed source', { source: { ...end, isClosed: true } }, 'account_closed', 'source'],
  ['a closed destination', { destination: { ...end, isClosed: true } }, 'account_closed', 'destination'],
  ['a source that waits for approval', { source: { ...end, isApproved: false } }, 'account_not_approved', 'source'],
  [
    'a destination without a counterpart',
    { destination: { ...end, isConnected: false } },
    'account_not_connected',
    'destination',
  ],
];

test.each(refusals.map(([what, change, code, field]) => [what, change, code && { code, field }] as const))(
  '%s',
  (_, change, refusal) => {
    expect(transferRefusal({ ...asked, ...change })).toEqual(refusal || undefined);
  },
);
