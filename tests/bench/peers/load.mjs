import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/**
 * One run of the load generator in a process of its own. Standard input says what to send:
 * {url, connections, seconds, requests: [{headers, body}]}; each connection walks through its share of the requests.
 * Prints {requestsPerSecond, p50, p99} (milliseconds). Any error or answer other than 200 ends it with 1.
 */
const { url, connections, seconds, requests } = JSON.parse(await text(process.stdin));
const latencies = [];
let first = Infinity;
let last = 0;
let next = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
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
if (result.errors > 0 || result.non2xx > 0 || latencies.length === 0) {
  console.error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  process.exit(1);
}
const sorted = Float64Array.from(latencies).sort();
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const requestsPerSecond = (latencies.length * 1000) / (last - first);
console.log(JSON.stringify({ requests: latencies.length, requestsPerSecond, p50: at(0.5), p99: at(0.99) }));
