import { author, inBatch } from './batch';

const activities = `
  insert into activity (id, "eventCode", "eventType", "activityName", "userId", username, details, "paymentId", "accountId",
    "createdAt")
  select pg_temp.large_id('activity', a.n * 10000 + k), code, left(code, 1), name, person, person, 'Payment INV-' || a.n * 10000 + k,
    pg_temp.large_id('payment', a.n * 10000 + k), a.id, a.now - (k + 1) * interval '13 hours'
  from large_accounts a, generate_series(0, :activitiesEach - 1) k,
    lateral (select 'large' || lpad(cast((a.org - 1) * :usersEach + 1 + k % :usersEach as text), 5, '0') as person) who,
    (values (0, 'A007', 'Payment Created'), (1, 'A010', 'Payment Authorised'), (2, 'A008', 'Payment Updated'),
      (3, 'E003', 'Payment Failed')) event (key, code, name)
  where ${inBatch} and event.key = k % 4`;

/** The log holds what made the newest payments. */
const audit = `
  insert into audit_logged_actions (table_name, row_id, action, new_row, user_id, action_at)
  select 'payments', pg_temp.large_id('payment', a.n * 10000 + k), 'I',
    jsonb_build_object('id', pg_temp.large_id('payment', a.n * 10000 + k), 'accountId', a.id, 'status', 'new'), ${author},
    a.now - (k + 1) * interval '13 hours'
  from large_accounts a, generate_series(0, :auditsEach - 1) k where ${inBatch}`;

/** So do the times at which they reached their statuses. */
const statusChanges = `
  insert into payment_status_changes ("paymentId", status, "reachedAt")
  select pg_temp.large_id('payment', a.n * 10000 + k), status, a.now - (k + 1) * interval '13 hours'
  from large_accounts a, generate_series(0, :auditsEach - 1) k, (values ('new'), ('processing')) reached (status)
  where ${inBatch}`;

/** What people and the database note down of the batch's payments. */
export const traces = [activities, audit, statusChanges];
