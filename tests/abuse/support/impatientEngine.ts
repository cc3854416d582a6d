import { runStandAlone } from '../../../hasura/engine/standAlone';
import { serverLimits } from '../../../hasura/engine/transport/serverLimits';

/** The engine, which gives a request a tenth of the time. */
const tenth = (ms = 0): number => ms / 10;
const { headersTimeout, requestTimeout, connectionsCheckingInterval } = serverLimits;

runStandAlone(process.argv.slice(2), {
  ...serverLimits,
  headersTimeout: tenth(headersTimeout),
  requestTimeout: tenth(requestTimeout),
  connectionsCheckingInterval: tenth(connectionsCheckingInterval),
});
