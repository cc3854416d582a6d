import { pain001File, transaction } from '../../../support/pain001';
import { as } from '../../../support/portal';
import { graphql } from '../../../support/stack';
import { upload } from '../../../support/uploads';

const megabytes = 4_500_000;
const usual = pain001File([transaction()], '1250.00');

const saveView = `mutation ($name: String!) {
  createSavedView(list: "payments", name: $name, filters: [{ name: "status", value: "draft" }]) { id }
}`;
const deleteView = 'mutation ($id: uuid!) { deleteSavedView(id: $id) { id } }';

/** Files at whose reading the server is busy longest. */
const hostile = [
  `Amount,b\n"${'x"'.repeat(4000)}${' '.repeat(400_000)}`,
  `Amount,b\n${'"'.repeat(megabytes)}`,
  `Amount,b\n${',\n'.repeat(megabytes / 2)}`,
  `<Document ${Array.from({ length: 300_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
  usual.replace('>1250.00</InstdAmt', `>1.${'0'.repeat(4_000_000)}1</InstdAmt`),
  usual.replace('</Cdtr>', `<PstlAdr>${'<a/>'.repeat(1_000_000)}</PstlAdr></Cdtr>`),
  `<Document${' \n'.repeat(megabytes / 2)}/>`,
  `<!--${'- '.repeat(megabytes / 2)}`,
];

test('while eight hostile files are sent, every call of another user is answered', async () => {
  const state = { areRead: false };
  const refusals = Promise.all(hostile.map((one) => upload(one))).finally(() => (state.areRead = true));
  let calls = 0;
  while (!state.areRead || calls === 0) {
    expect((await graphql('approver', '{ payments(limit: 1) { id } }')).errors).toBeUndefined();
    const saved = await as<{ createSavedView: { id: string } }>('approver', saveView, { name: 'Meanwhile' });
    expect(saved.errors).toBeUndefined();
    expect((await as('approver', deleteView, { id: saved.data?.createSavedView.id })).errors).toBeUndefined();
    calls += 1;
  }
  for (const { errors } of await refusals) {
    expect(errors?.[0]?.extensions).toMatchObject({
      code: expect.stringMatching(/^(file_refused|too_many_files)$/),
      field: 'content',
    });
  }
});
