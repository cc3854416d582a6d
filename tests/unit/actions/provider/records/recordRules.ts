import type { Schema } from 'yup';
import { createCaller } from '../../../../../actions/provider/call';
import type { Endpoint } from '../../../../../actions/provider/endpoints/endpoint';
import { wholeOf, type Sample } from '../samples/sample';
import { scriptedTransport } from '../scripted';

const endpoint: Endpoint = { method: 'GET', path: '/x', accepts: [], isRead: true };

/** Reads a body as the client reads an answer. */
export async function read(record: Schema, body: unknown): Promise<unknown> {
  return createCaller(scriptedTransport(body).transport).one(endpoint, record, {});
}

/** The fields for which an answer is refused as unreadable. */
export async function unreadableFields(record: Schema, body: unknown): Promise<string[]> {
  try {
    await read(record, body);
    return [];
  } catch (error) {
    expect(error).toMatchObject({ failure: 'unknown', code: 'unreadable_answer' });
    return (error as { errors: { field: string }[] }).errors.map(({ field }) => field);
  }
}

/** What a field is read as when the provider says nothing. */
const nothing = (value: unknown) => (Array.isArray(value) ? [] : null);

const each = (fields: object, value: (given: unknown) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, given]) => [name, value(given)]));

/** The rules that every record of the provider follows, on a sample with all its fields. */
export function describeRecord(name: string, record: Schema, sample: Sample): void {
  const { required, optional } = sample;
  const isText = (value: unknown) => typeof value === 'string';

  describe(name, () => {
    it('is read whole, each field as the provider wrote it', async () => {
      expect(await read(record, wholeOf(sample))).toEqual(wholeOf(sample));
    });

    it.each([
      ['absent', required],
      ['null', { ...required, ...each(optional, () => null) }],
      ['empty', { ...required, ...each(optional, (value) => (isText(value) ? '' : null)) }],
    ])('what may be missing and is %s is read as null, a list as empty', async (_how, body) => {
      expect(await read(record, body)).toEqual({ ...required, ...each(optional, nothing) });
    });

    it('names each field that it cannot do without', async () => {
      for (const [field, value] of Object.entries(required)) {
        for (const missing of isText(value) ? [undefined, null, ''] : [undefined, null]) {
          expect(await unreadableFields(record, { ...wholeOf(sample), [field]: missing })).toEqual([field]);
        }
      }
    });

    it('drops a field that it does not know', async () => {
      expect(await read(record, { ...wholeOf(sample), brand_new: 'x' })).toEqual(wholeOf(sample));
    });
  });
}
