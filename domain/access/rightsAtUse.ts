/** Something that is kept now and counts later, and whose rights are asked for then. */
export interface RightsAtUse {
  readonly kept: string;
  /** Who must hold what at the use. */
  readonly mustHold: string;
  /** What happens where they do not. */
  readonly otherwise: string;
  /** The test that takes the right away in between, by its name in the file. */
  readonly test: { readonly file: string; readonly name: string };
}

const inFile = (file: string) => (name: string) => ({ file: `tests/actions/${file}.test.ts`, name });
const approvals = inFile('rightsAtUse/approvals');
const keptWork = inFile('rightsAtUse/keptWork');
const files = inFile('rightsAtUse/files');
const uploads = inFile('rightsAtUse/uploads');

const ofUploader = 'Who uploaded it, at the confirmation and at each row: enabled,';
const uploadRefused = 'It is not confirmed; rows of a confirmed file fail.';

/**
 * What outlives the request that made it (docs/decisions/092). A right that was taken away counts from that moment, and what it ended doesn't
 * come back with it. `docs/access.md` prints the table.
 */
export const rightsAtUse: readonly RightsAtUse[] = [
  {
    kept: 'Delegation',
    mustHold:
      'Giver: enabled, and on the payment’s account a seat with the role. Receiver: enabled, a seat on the account, and one with the role anywhere.',
    otherwise: 'It gives no approval. It ends for good when either is disabled or holds the role nowhere.',
    test: inFile('rightsAtUse/delegations')('a delegation ends for good when its $who $how'),
  },
  {
    kept: 'Approval of a payment that waits for others',
    mustHold:
      'Who gave it: enabled, and on the account a seat with the role; where it was given in a colleague’s place, what the delegation needs of both.',
    otherwise: 'The approval is asked for again. The payment says whose does not count any more.',
    test: approvals('an approval whose author %s is open again, and does not send the payment'),
  },
  {
    kept: 'Approval of a payment that is not sent yet',
    mustHold: 'The same, right before the payment is sent.',
    otherwise:
      'The payment waits again for that approval, and approvers are told. One whose held rate was used up fails.',
    test: approvals('a payment whose approver %s before it is sent waits again for that approval'),
  },
  {
    kept: 'Held rate',
    mustHold: 'Who held it, at each approval: enabled, a seat with the right to create conversions, and its limit.',
    otherwise: 'The payment is not approved until a user with the right holds a new rate, or the rate is let go.',
    test: inFile('rightsAtUse/heldRates')('a rate whose holder %s is not approved; another user holds a new one'),
  },
  {
    kept: 'Payments of a batch',
    mustHold: 'Who authorises it, at each payment: everything that a single authorisation asks for, and the session.',
    otherwise: 'The payment is refused with the reason, and the batch goes on.',
    test: keptWork('a batch whose user %s authorises none of its payments that are left'),
  },
  {
    kept: 'Recurring payment',
    mustHold: 'Who set it up, at each payment: enabled, a seat with the right to create payments, and its limit.',
    otherwise: 'No payment is made. The day is noted with the reason, and the series pauses.',
    test: keptWork('a recurring payment whose owner $how makes no payment and pauses'),
  },
  {
    kept: 'Draft of a payment',
    mustHold: 'Its writer: enabled and a seat to read it, and the right to create payments to make one of it.',
    otherwise: 'It is not shown, and makes no payment.',
    test: keptWork('a draft whose writer $how makes no payment'),
  },
  {
    kept: 'Template of a payment',
    mustHold:
      'Who uses it: a seat with the right to create payments. The template belongs to the account, so the user who saved it needs no right.',
    otherwise: 'It makes no payment.',
    test: keptWork('a template makes payments for those who may create them, not for a user who $how'),
  },
  {
    kept: 'File of payments',
    mustHold: `${ofUploader} a seat with the right to create payments, and its limit.`,
    otherwise: uploadRefused,
    test: uploads('a file of payments whose uploader $how is not confirmed, and no row of a confirmed one is created'),
  },
  {
    kept: 'File of beneficiaries',
    mustHold: `${ofUploader} a seat with the right to create beneficiaries.`,
    otherwise: uploadRefused,
    test: uploads(
      'a file of beneficiaries whose uploader %s is not confirmed, and no row of a confirmed one is created',
    ),
  },
  {
    kept: 'File of users',
    mustHold: `${ofUploader} an administrator of the organisation of each row, or a super admin.`,
    otherwise: uploadRefused,
    test: uploads('a file of users whose uploader %s is not confirmed, and no row of a confirmed one is created'),
  },
  {
    kept: 'File of accounts',
    mustHold: `${ofUploader} a super admin.`,
    otherwise: uploadRefused,
    test: uploads('no row of a file of accounts is created for a super admin who was disabled'),
  },
  {
    kept: 'Change that waits for a second administrator',
    mustHold: 'Who asked for it: enabled, and able to ask for it now. Who allows it: able to make it directly.',
    otherwise: 'It is not allowed; it can be refused or withdrawn.',
    test: inFile('rightsAtUse/pendingChanges')('what %s asked for is not allowed, and can be refused'),
  },
  {
    kept: 'Statement that is to be written',
    mustHold: 'Who asked for it, when it is written: enabled, a seat on the account.',
    otherwise: 'There is no file, and the export fails with a sentence.',
    test: files('a statement that a user who %s asked for is not written'),
  },
  {
    kept: 'Statement that was written',
    mustHold: 'Who downloads it: enabled, a seat on the account.',
    otherwise: 'It is answered as an absent one.',
    test: files('a statement that was written is not given to a user who %s'),
  },
  {
    kept: 'Saved view',
    mustHold: 'Who uses it: a seat on the account of each row. A view holds filters and no rows.',
    otherwise: 'It shows no row of the account.',
    test: files('a saved view shows no payment to a user who %s'),
  },
  {
    kept: 'Webhook endpoint',
    mustHold:
      'Who sees or changes it: an administrator of the organisation, or a super admin. The endpoint belongs to the organisation, so the user who set it up needs no right.',
    otherwise: 'It is answered as an absent one, and goes on telling the organisation.',
    test: files('an endpoint stays the organisation’s: its creator who %s sees and changes nothing of it'),
  },
  {
    kept: 'API key',
    mustHold: 'Its owner, at each exchange and action: what it was issued on (decision 087).',
    otherwise: 'It ends.',
    test: inFile('apiKeys/apiKeys')('with a seat of its user, or the seat’s role; a limit of the seat leaves it'),
  },
];
