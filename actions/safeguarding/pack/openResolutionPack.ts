import { object, string } from '../../../domain/yup';
import { RuleError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { recordActivity } from '../../database/recordActivity';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';

const schema = object({ packId: string().required(messages.fields.required) }).noUnknown();

/**
 * An address from which the browser downloads a resolution pack, within five minutes; the log keeps who asked. For administrators.
 * @throws RuleError invalid_input, resolution_pack_not_found, documents_not_available
 */
export const openResolutionPack = defineAction({
  name: 'openResolutionPack',
  roles: [],
  scope: null,
  writes: {},
  activity: ['A018'],
  sdl: `
    type Mutation {
      """
      Gives an address from which a resolution pack is downloaded, and records who asked. For administrators.
      """
      openResolutionPack(packId: uuid!): DocumentAddress!
    }
  `,
  handler: async (input, { userId, requestId }, { database, documents, clock }) => {
    const { packId } = await parseDeclared(schema, input);
    if (!documents) throw new RuleError('documents_not_available');
    const pack = await database('resolution_packs').where({ id: packId }).first('day', 's3Key');
    if (!pack) throw new RuleError('resolution_pack_not_found', 'packId');
    await inTransaction(database, { userId, requestId }, (transaction) =>
      recordActivity(transaction, {
        eventCode: 'A018',
        userId,
        createdAt: clock.now(),
        details: `Resolution pack of ${pack.day}`,
      }),
    );
    return documents.downloadAddress(pack.s3Key, `resolution-pack-${pack.day}.zip`, 'application/zip');
  },
});
