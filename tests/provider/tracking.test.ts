import { createBeneficiary, codeOf, paymentTo } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const own = { on_behalf_of: clientContact };
const firm = {
  beneficiary_entity_type: 'company',
  beneficiary_company_name: 'Metall & Söhne',
  beneficiary_city: 'Hamburg',
  beneficiary_address: ['Am Markt 1'],
  beneficiary_country: 'DE',
  payment_types: ['priority'],
  bank_account_holder_name: 'Metall & Söhne GmbH',
};
const noAccount = { account_number: '', routing_code_type_1: '', routing_code_value_1: '' };
const inEuros = { ...firm, ...noAccount, bank_country: 'DE', currency: 'EUR' };
const byIban = { iban: 'DE89370400440532013000', bic_swift: 'COBADEFFXXX' };

async function pay(beneficiary: Parameters, changes: Parameters = {}): Promise<string> {
  const id = await createBeneficiary(simulator, beneficiary);
  const payment = paymentTo(id, { payment_type: 'priority', reference: 'Inv: 7', ...changes });
  const { status, body } = await simulator.call('POST', '/payments/create', payment);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}
const ticks = async (count: number) => {
  for (let round = 0; round < count; round += 1) await simulator.tick();
};
const submission = async (id: string) => (await simulator.call('GET', `/payments/${id}/submission_info`, own)).body;
const track = (id: string) => simulator.call('GET', `/payments/${id}/tracking_info`);
const nothing = { status: null, submission_ref: null, format: null, message: null };

it('tells nothing of a payment before it was submitted, or of a local one', async () => {
  const id = await pay(firm);
  expect(await submission(id)).toEqual(nothing);
  expect(codeOf(await track(id))).toBe('payment_is_not_executed');
  const local = await pay({}, { payment_type: 'regular' });
  await ticks(4);
  expect(await submission(local)).toEqual(nothing);
  expect(codeOf(await track(local))).toBe('payment_is_not_swift');
  expect(codeOf(await track('nonsense'))).toBe('payment_id_is_not_valid_uuid');
});

it('writes an MT103 that splits into its fields', async () => {
  const id = await pay(firm, { amount: '1250.50' });
  await ticks(2);
  const { status, format, message, submission_ref } = await submission(id);
  expect([status, format]).toEqual(['pending', 'MT103']);
  expect(submission_ref).toMatch(/^[A-Z]{16}$/);
  expect(message).toMatch(/^\{1:F01\w{12}\d{10}\}\{2:I103\w{8}XXXXN\}\{4: :20:.* -\}$/);
  const fields = Object.fromEntries(
    [...(message as string).matchAll(/:(\d\d[A-Z]?):(.*?)(?= :\d\d[A-Z]?:| -\})/g)].map(([, tag, value]) => [
      tag,
      value,
    ]),
  );
  expect(fields).toMatchObject({
    '23B': 'CRED',
    '32A': '260715GBP1250,5',
    '33B': 'GBP1250,5',
    '71A': 'SHA',
    '57C': '//SC601613',
    '59': '/31926819 Metall & Söhne GmbH, GB',
    '70': 'Inv  7, Rent',
  });
});

it('writes a pacs.008 with every party escaped', async () => {
  await simulator.control('POST', 'funds', { accountId: clientAccount, currency: 'EUR', amount: '500.00' });
  await ticks(1);
  const id = await pay({ ...inEuros, ...byIban }, { currency: 'EUR', charge_type: 'ours' });
  await ticks(3);
  const { status, format, message } = await submission(id);
  expect([status, format]).toEqual(['success', 'PACS008']);
  const document = new Xml(message as string);
  expect(document.text('MsgDefIdr')).toBe('pacs.008.001.08');
  expect(document.text('IntrBkSttlmAmt Ccy="EUR"')).toBe('100.00');
  expect(document.text('ChrgBr')).toBe('DEBT');
  expect(document.text('IBAN')).toBe('DE89370400440532013000');
  expect(message).toContain('<Nm>Metall &amp; Söhne GmbH</Nm>');
  const { body } = await track(id);
  expect(document.text('UETR')).toBe(body.uetr);
});

/** As much of an XML reader as the checks need: elements must nest, and texts are found by their tag. */
class Xml {
  constructor(private readonly xml: string) {
    const open: string[] = [];
    for (const [, slash, name = ''] of xml.matchAll(/<(\/?)([A-Za-z0-9]+)[^>]*>/g)) {
      if (!slash) open.push(name);
      else if (open.pop() !== name) throw new Error(`${name} does not nest`);
    }
    if (open.length > 0) throw new Error(`${open.join(', ')} stays open`);
  }

  text(start: string): string | undefined {
    return new RegExp(`<${start}>([^<]*)<`).exec(this.xml)?.[1];
  }
}

it('follows a payment from bank to bank, the newest event first', async () => {
  const id = await pay(firm);
  await ticks(2);
  const { body: underWay } = await track(id);
  expect(underWay).toMatchObject({
    transaction_status: { status: 'processing', reason: 'transferred_and_tracked' },
    initiation_time: '2026-07-15T11:00:00+00:00',
    completion_time: null,
    payment_events: [{ instructed_amount: { currency: 'GBP', amount: '100.00' }, charge_type: 'shared' }],
  });
  await ticks(1);
  const { body: arrived } = await track(id);
  expect(arrived.uetr).toBe(underWay.uetr);
  expect(arrived.completion_time).toBe('2026-07-15T11:00:00+00:00');
  expect(arrived.payment_events.map((event: Json) => event.transaction_status.status)).toEqual([
    'completed',
    'processing',
  ]);
});

it('tells that a payment came back', async () => {
  const id = await pay(firm, { reference: 'SIM-BANK-RETURN' });
  await ticks(4);
  const { body } = await track(id);
  expect(body.transaction_status.status).toBe('rejected');
  expect(body.payment_events).toHaveLength(3);
  expect((await submission(id)).status).toBe('failed');
});

/** The lines of text of an uncompressed PDF: each is a list of hexadecimal strings between spacings. */
function linesOfPdf(pdf: string): string[] {
  expect(pdf).toMatch(/^%PDF-1\.\d\n/);
  const shown = [...pdf.matchAll(/\[(.*)\] TJ/g)].map(([, parts = '']) => parts.match(/<[0-9a-f]*>/g) ?? []);
  return shown.map((parts) => Buffer.from(parts.join('').replace(/[<>]/g, ''), 'hex').toString('latin1'));
}

describe('a confirmation', () => {
  const confirm = (id: string) => simulator.call('GET', `/payments/${id}/confirmation`);

  it('is not there before the payment has ended', async () => {
    const reply = await confirm(await pay(firm));
    expect([reply.status, codeOf(reply)]).toEqual([422, 'unprocessable_entity']);
  });

  it('is a PDF behind a signed link that ends', async () => {
    const id = await pay(firm);
    await ticks(3);
    const { body } = await confirm(id);
    expect(body).toMatchObject({
      payment_id: id,
      account_id: clientAccount,
      status: 'completed',
      expires_at: '2026-07-17T11:00:00+00:00',
      short_reference: expect.stringMatching(/^PC-\d{7}-[A-Z]{6}$/),
    });
    const link = body.confirmation_url as string;
    const response = await fetch(link);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const lines = linesOfPdf(Buffer.from(await response.arrayBuffer()).toString('latin1'));
    expect(lines).toContain('Amount: 100.00 GBP');
    expect(lines).toContain('Paid to: Metall & Söhne GmbH');
    expect((await fetch(link.replace('Signature=', 'Signature=0'))).status).toBe(403);
    await simulator.advance('P2DT1S');
    expect((await fetch(link)).status).toBe(403);
  });
});
