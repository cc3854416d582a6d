import { questionsPerHour, returnNameQuestion, takeNameQuestion } from '../../../actions/users/nameQuestions';
import type { Session } from '../../../actions/runtime/session';
import { createPortal, type Portal } from './provider/portal';

let portal: Portal;
beforeAll(async () => {
  portal = await createPortal();
});
afterEach(() => portal.database('name_questions').delete());
afterAll(() => portal.drop());

const at = (time: string) => ({ now: () => new Date(`2026-11-28T${time}Z`) });
const session = (userId: string) => ({ userId }) as Session;

const refusalOf = (userId: string, time: string) =>
  takeNameQuestion(portal.database, session(userId), at(time)).then(
    () => undefined,
    ({ code, field, message }: { code: string; field: string; message: string }) => ({ code, field, message }),
  );

/** Asks at once; gives how many questions were allowed. */
async function allowed(count: number, userId: string, time: string): Promise<number> {
  const asked = Array.from({ length: count }, () => refusalOf(userId, time));
  return (await Promise.all(asked)).filter((refusal) => refusal === undefined).length;
}

test('an administrator has so many questions in an hour, also at once, and as many in the next', async () => {
  expect(await allowed(questionsPerHour + 5, 'orgadmin', '10:00:00')).toBe(questionsPerHour);
  expect(await refusalOf('orgadmin', '10:17:30')).toEqual({
    code: 'too_many_requests',
    field: 'id',
    message: 'You have asked about 30 usernames within an hour. Try again in 43 min.',
  });
  expect(await allowed(1, 'orgadmin', '10:59:59.999')).toBe(0);
  expect(await allowed(questionsPerHour + 5, 'orgadmin', '11:00:00')).toBe(questionsPerHour);
});

test('another administrator has questions of their own', async () => {
  await allowed(questionsPerHour, 'orgadmin', '10:00:00');
  expect(await allowed(questionsPerHour, 'borealisadmin', '10:00:00')).toBe(questionsPerHour);
});

test('a question is taken back once, of the same hour and administrator', async () => {
  await allowed(questionsPerHour, 'orgadmin', '10:00:00');
  await returnNameQuestion(portal.database, session('borealisadmin'), at('10:30:00'));
  await returnNameQuestion(portal.database, session('orgadmin'), at('11:00:00'));
  expect(await allowed(1, 'orgadmin', '10:30:00')).toBe(0);
  await returnNameQuestion(portal.database, session('orgadmin'), at('10:30:00'));
  expect(await allowed(2, 'orgadmin', '10:30:00')).toBe(1);
});

test('no more questions are taken back than there were', async () => {
  await allowed(1, 'orgadmin', '10:00:00');
  await returnNameQuestion(portal.database, session('orgadmin'), at('10:00:00'));
  await returnNameQuestion(portal.database, session('orgadmin'), at('10:00:00'));
  expect(await allowed(questionsPerHour + 1, 'orgadmin', '10:00:00')).toBe(questionsPerHour);
});
