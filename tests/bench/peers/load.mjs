import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/**
 * One run of the load generator in a process of its own. Standard input says what to send:
 * {url, connections, seconds or amount, requests: [{headers, body}]}; each connection walks through its share of the requests.
 * Prints {requestsPerSecond, p50, p99} (milliseconds). Any error, answer other than 200 or body that matches `refusal` ends it with 1.
 */
const { url, connections, seconds, amount, timeout, refusal, requests } = JSON.parse(await text(process.stdin));
const refused = refusal && new RegExp(refusal);
const latencies = [];
let first = Infinity;
let last = 0;
let next = 0;
const result = await autocannon({
  url,
  connections,
  ...(amount ? { amount, timeout } : { duration: seconds }),
  ...(refused ? { verifyBody: (body) => !refused.test(body) } : {}),
  setupClient(client) {
    const share = requests.filter((_, index) => index % connections === next % connections);
    next += 1;
    client.setRequests(share.map((request) => ({ method: 'POST', ...request })));
    client.on('response', (_status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      last = performance.now();
      first = Math.min(first, last - milliseconds);
    });
  },
});
const { errors, non2xx, mismatches } = result;
if (errors > 0 || non2xx > 0 || mismatches > 0 || latencies.length === 0) {
  console.error(`${url}: ${errors} errors, ${non2xx} answers other than 200, ${mismatches} refusals`);
  process.exit(1);
}
const sorted = Float64Array.from(latencies).sort();
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const requestsPerSecond = (latencies.length * 1000) / (last - first);
console.log(JSON.stringify({ requests: latencies.length, requestsPerSecond, p50: at(0.5), p99: at(0.99) }));
