import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { schedules } from '../../../../domain/operations/schedules';

interface Service {
  readonly functions: Readonly<Record<string, { readonly events?: readonly { schedule?: { rate: string } }[] }>>;
}

const { functions } = parse(readFileSync(resolve(__dirname, '../../../../serverless.yml'), 'utf8')) as Service;

const deployed = Object.entries(functions).flatMap(([name, { events = [] }]) =>
  events.flatMap(({ schedule }) => (schedule ? [[name, schedule.rate] as const] : [])),
);

test('the table has the schedules that are deployed, with their rates', () => {
  const rateOf = (minutes: number) => `rate(${minutes} minute${minutes === 1 ? '' : 's'})`;
  const listed = schedules.map(({ name, everyMinutes }) => [name, rateOf(everyMinutes)]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(deployed));
  expect(listed).toHaveLength(deployed.length);
});
