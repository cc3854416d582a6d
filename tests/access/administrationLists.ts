import type { Viewer } from './naturalLists';
import { asked, counted, newest, newestAtProvider, page, type Field, type ScreenList } from './screenList';

/** The lists of the administration's screens: an organisation's for its administrators, everything for super admins. */
export function administrationLists(viewer: Viewer): ScreenList[] {
  return [
    ...asked(['org_admin'], organisation(viewer)),
    ...asked(['org_admin', 'admin'], activity(viewer)),
    ...asked(['admin'], [...people(), ...money(viewer), ...audit(viewer), ...safeguarding(viewer)]),
  ];
}

const search = 'search_text: { _ilike: "%12%" }';

function organisation({ organisation: id }: Viewer): Field[] {
  const members = `organisationLinks: { org_id: { _eq: "${id}" } }, ${search}`;
  return [
    [
      'users of an organisation',
      `users(where: { ${members} }, order_by: { id: asc }, ${page}) { id contacts_aggregate ${counted} }`,
    ],
    ['users of an organisation, counted', `users_aggregate(where: { ${members} }) ${counted}`],
    [
      'accounts of an organisation',
      `accounts(where: { org_id: { _eq: "${id}" } }, order_by: { name: asc }, ${page}) { id }`,
    ],
    [
      'permissions',
      `CurrencyCloudContacts(where: { account: { org_id: { _eq: "${id}" } } }, ${page}) { id user { id } role { id } }`,
    ],
  ];
}

function activity({ user, since }: Viewer): Field[] {
  const list = (filter: string) => `activity(where: { ${filter} }, ${newest}, ${page}) { id }`;
  return [
    ['activity', list('')],
    ['activity by type', list('eventType: { _eq: "E" }')],
    ['activity by code', list('eventCode: { _eq: "A010" }')],
    ['activity by code that never was', list('eventCode: { _eq: "A040" }')],
    ['activity of a person', list(`userId: { _eq: "${user}" }`)],
    ['activity by date', list(`createdAt: { _gte: "${since}" }`)],
  ];
}

function people(): Field[] {
  return [
    ['users', `users(where: { ${search} }, order_by: { id: asc }, ${page}) { id contacts_aggregate ${counted} }`],
    [
      'accounts',
      `accounts(where: { name: { _ilike: "%12%" }, is_closed: { _eq: false } }, order_by: { name: asc }, ${page}) { id }`,
    ],
    ['accounts at the provider', `tcc_accounts(where: { account_name: { _ilike: "%12%" } }, ${page}) { id }`],
  ];
}

function money({ account, since }: Viewer): Field[] {
  const list = (filter: string) => `charges(where: { ${filter} }, ${newestAtProvider}, ${page}) { id }`;
  const due = `paymentDate: { _gte: "${since}", _lte: "2026-12-31" }, currency: { _eq: "EUR" },
    status: { _in: ["authorised", "processing", "ready_to_send"] }`;
  return [
    ['all transfers', `tcc_transfers(${newestAtProvider}, ${page}) { id }`],
    ['all transfers of ours', `transfers(${newest}, ${page}) { id }`],
    ['all charges', list('')],
    ['charges by status', list('status: { _eq: "failed" }')],
    ['charges by type', list('type: { _eq: "payment_fee" }')],
    ['charges of an account', list(`main_account_id: { _eq: "${account}" }`)],
    ['charges of a payment', list(`payment_id: { _eq: "${account}" }`)],
    ['scheduled payments, added up', `payments_aggregate(where: { ${due} }) { aggregate { count sum { amount } } }`],
    [
      'the three largest scheduled payments',
      `payments(where: { ${due} }, order_by: { amount: desc }, limit: 3) { id }`,
    ],
    [
      'scheduled conversions',
      `tcc_conversions(where: { conversion_date: { _gte: "${since}" }, status: { _in: ["awaiting_funds", "funds_sent"] } },
        order_by: { conversion_date: asc }, limit: 250) { id }`,
    ],
  ];
}

function audit({ account, since }: Viewer): Field[] {
  const list = (filter: string) =>
    `audit_logged_actions(where: { ${filter} }, order_by: { event_id: desc }, ${page}) { event_id }`;
  return [
    ['audit log', list('')],
    ['audit log of a table', list('table_name: { _eq: "payments" }')],
    ['audit log of a table without entries', list('table_name: { _eq: "groups" }')],
    ['audit log of a row', list(`table_name: { _eq: "payments" }, row_id: { _eq: "${account}" }`)],
    ['audit log by date', list(`action_at: { _gte: "${since}" }`)],
  ];
}

function safeguarding({ account, since }: Viewer): Field[] {
  return [
    [
      'safeguarding transfers',
      `safeguarding_transfers(where: { createdAt: { _gte: "${since}" } }, ${newest}, limit: 100) { id }`,
    ],
    [
      'pending safeguarding transfers',
      `safeguarding_transfers(where: { status: { _eq: "pending" } }, ${newest}, limit: 100) { id }`,
    ],
    [
      'adjustments of an account',
      `safeguarding_adjustments(where: { account_id: { _eq: "${account}" } }, order_by: { at: desc }) { id }`,
    ],
    [
      'client transactions for safeguarding',
      `tcc_transactions(where: { currency: { _in: ["GBP", "EUR", "USD"] }, status: { _eq: "completed" }, completed_at: { _gte: "${since}" } },
        order_by: [{ completed_at: desc }, { id: desc }], limit: 100, offset: 0) { id }`,
    ],
  ];
}
