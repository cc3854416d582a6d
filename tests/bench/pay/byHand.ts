import { Pool } from 'pg';
import { answer } from '../../../actions/runtime/answer';
import { mapAtMost } from '../../../actions/runtime/mapAtMost';
import { serveActions } from './actionServer';
import { authoriseByHand } from './authoriseByHand';
import { createByHand, type NewPayment } from './createByHand';

/** The baseline: the same transactions with hand-written, prepared statements behind a bare server. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE) });
const transactionsAtOnce = 4;

interface Request {
  readonly action: { readonly name: string };
  readonly input: {
    readonly payment?: NewPayment;
    readonly paymentId?: string;
    readonly payments?: readonly { readonly paymentId: string }[];
  };
  readonly session_variables: { readonly 'x-hasura-user-id': string };
}

serveActions(async ({ headers, body }) => {
  const { input, session_variables: session } = JSON.parse(body) as Request;
  const caller = { userId: session['x-hasura-user-id'], accountId: headers['x-account-id'] ?? '' };
  if (input.payment) return answer(200, await createByHand(pool, caller, input.payment));
  const ids = input.paymentId ? [input.paymentId] : (input.payments ?? []).map(({ paymentId }) => paymentId);
  return answer(200, await mapAtMost(transactionsAtOnce, ids, (id) => authoriseByHand(pool, caller, id)));
});
