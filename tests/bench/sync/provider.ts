import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { seal } from '../../../actions/provider/sealing';
import { demoWorld, houseLoginId } from '../../../local/stack/demo/world';
import { simulatorKey } from '../../../local/stack/secrets';
import { createSimulator } from '../../../local/provider/simulator';
import type { WorldMovement } from '../../../local/provider/world';
import { accounts } from '../../../seeds/demo/organisations';
import { rowId } from '../engine/dataset';
import { ledgerLine, type BareProvider } from './ledger';

export const sealKey = '5'.repeat(64);
const apiKey = 'a'.repeat(64);

/** Starts the simulator over the demo's accounts, with its limit of calls, and enters the lines. */
export async function startSimulator(databaseUrl: string, lines: number): Promise<BareProvider> {
  const now = new Date();
  const simulator = await createSimulator({
    databaseUrl,
    hmacKey: 'bench',
    controlKey: simulatorKey,
    accountRequestsKey: simulatorKey,
    clock: { now: () => now, advance: () => undefined },
    tickMs: 0,
    log: () => undefined,
  });
  const { accounts: known, contacts, logins } = demoWorld(apiKey, now);
  await simulator.seed({ accounts: known, contacts, logins });
  await simulator.seedTransactions(movements(lines));
  const server = createServer((request, response) => void simulator.handleRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/provider/v2`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await simulator.close();
    },
  };
}

/** The organisation and the accounts that the lines belong to, and the house's login. @param database as its owner */
export async function storePortal(database: Knex): Promise<void> {
  const [organisation] = await database('organisations').insert({ name: 'Bench' }).returning<{ id: string }[]>('id');
  await database('accounts').insert(
    accounts.map(({ id, tccAccountId, name }) => ({ id, tccAccountId, name, org_id: organisation?.id })),
  );
  await database('vault.admin_key_credentials').insert({
    tcc_login_id: houseLoginId,
    sealed_api_key: seal(apiKey, sealKey),
  });
}

function* movements(lines: number): Generator<WorldMovement> {
  for (let line = 0; line < lines; line += 1) {
    const { at, ...rest } = ledgerLine(line, lines);
    yield {
      ...rest,
      currency: 'GBP',
      type: 'credit',
      action: 'manual_transaction',
      related_entity_type: 'inbound_funds',
      related_entity_id: rowId('payment', line),
      created_at: at,
      updated_at: at,
      completed_at: at,
      settles_at: at,
    };
  }
}
