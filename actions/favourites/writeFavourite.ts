import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { favouriteSchemas, storedFavourite, type FavouriteKind } from '../../domain/favourites/favouriteInput';
import { recordActivity } from '../database/recordActivity';
import { inTransactionIfChanged } from '../database/keepIfChanged';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { defineAction } from '../defineAction';
import { parseInput } from '../runtime/input';
import type { Session } from '../runtime/session';
import { requireFavouritesAdmin } from './requireFavouritesAdmin';

const tables = {
  address: 'favourites_addresses',
  entity: 'favourites_entities',
  person: 'favourites_persons',
} as const;

interface Creation {
  readonly orgId: string;
  readonly favourite: object;
}

interface Change {
  readonly favouriteId: string;
  readonly favourite: object;
}

/** The most favourites of one kind that an organisation keeps. */
const maxFavourites = 1000;

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/**
 * The action that adds a favourite of a kind to an organisation (specification, part two, section 7). For super admins, administrators of the
 * organisation, and its favourites admins while favourites are switched on.
 * @throws RuleError organisation_not_found, invalid_input, favourite_name_taken, too_many_favourites
 */
export const createFavourite =
  (kind: FavouriteKind) =>
  async ({ orgId, favourite }: Creation, session: Session, context: Context) => {
    const columns = await readFavourite(kind, favourite);
    const id = context.newId();
    return inTransaction(context.database, session, async (transaction) => {
      await requireFavouritesAdmin(transaction, session, orgId);
      await requireRoom(transaction, kind, orgId);
      await naming(() => transaction(tables[kind]).insert({ id, orgId, ...columns }));
      await record(transaction, context, session, `${nameOf(columns)} (${kind}): created`);
      return { id };
    });
  };

/**
 * The action that replaces what a favourite holds. For the same people.
 * @throws RuleError favourite_not_found, invalid_input, favourite_name_taken
 */
export const updateFavourite =
  (kind: FavouriteKind) =>
  async ({ favouriteId: id, favourite }: Change, session: Session, context: Context) => {
    const columns = await readFavourite(kind, favourite);
    return inTransactionIfChanged(context.database, session, async (transaction) => {
      await lockFavourite(transaction, session, kind, id);
      await naming(() => transaction(tables[kind]).where({ id }).update(columns));
      await record(transaction, context, session, `${nameOf(columns)} (${kind}): changed`);
      return { id };
    });
  };

/** The action that deletes a favourite. For the same people. @throws RuleError favourite_not_found */
export const deleteFavourite =
  (kind: FavouriteKind) =>
  ({ favouriteId: id }: Pick<Change, 'favouriteId'>, session: Session, context: Context) =>
    inTransaction(context.database, session, async (transaction) => {
      const favourite = await lockFavourite(transaction, session, kind, id);
      await transaction(tables[kind]).where({ id }).delete();
      await record(transaction, context, session, `${nameOf(favourite)} (${kind}): deleted`);
      return { id };
    });

async function readFavourite(kind: FavouriteKind, favourite: object): Promise<Record<string, unknown>> {
  return storedFavourite(await parseInput(favouriteSchemas[kind], favourite));
}

/** A favourite that the caller may change. @throws RuleError favourite_not_found, also for one that the caller may not see */
async function lockFavourite(transaction: Knex.Transaction, session: Session, kind: FavouriteKind, id: string) {
  const favourite = await transaction(tables[kind]).where({ id }).forUpdate().first();
  if (!favourite) throw new RuleError('favourite_not_found', 'favouriteId');
  await requireFavouritesAdmin(transaction, session, favourite.orgId).catch(() => {
    throw new RuleError('favourite_not_found', 'favouriteId');
  });
  return favourite;
}

async function requireRoom(transaction: Knex.Transaction, kind: FavouriteKind, orgId: string): Promise<void> {
  const kept = await transaction(tables[kind]).where({ orgId }).limit(maxFavourites).pluck('id');
  if (kept.length >= maxFavourites) throw new RuleError('too_many_favourites', 'favourite');
}

/** Names the field that the database refuses. @throws RuleError favourite_name_taken, invalid_input */
async function naming(write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const { code, constraint = '' } = error as { readonly code?: string; readonly constraint?: string };
    if (code === uniqueViolation) throw new RuleError('favourite_name_taken', 'name');
    if (code !== foreignKeyViolation) throw error;
    throw new RuleError(
      'invalid_input',
      constraint.includes('nationality') ? 'nationality' : 'country',
      'Choose a country.',
    );
  }
}

function nameOf({
  name,
  first_name,
  last_name,
}: {
  name?: unknown;
  first_name?: unknown;
  last_name?: unknown;
}): string {
  return typeof name === 'string' ? name : `${String(first_name)} ${String(last_name)}`;
}

const record = (transaction: Knex.Transaction, { clock }: Context, { userId }: Session, details: string) =>
  recordActivity(transaction, { eventCode: 'A037', details, userId, createdAt: clock.now() });

/** What the nine actions have in common. */
const ofAdministrators = {
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['favourites'] },
  activity: ['A037'],
} as const;

export const createFavouriteAddress = defineAction({
  name: 'createFavouriteAddress',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """
      Adds an address to the favourites of an organisation that the caller administers.
      """
      createFavouriteAddress(orgId: uuid!, favourite: FavouriteAddressInput!): ChangedFavourite!
    }
  `,
  handler: createFavourite('address'),
});

export const updateFavouriteAddress = defineAction({
  name: 'updateFavouriteAddress',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """Replaces what a favourite holds."""
      updateFavouriteAddress(favouriteId: uuid!, favourite: FavouriteAddressInput!): ChangedFavourite!
    }
  `,
  handler: updateFavourite('address'),
});

export const deleteFavouriteAddress = defineAction({
  name: 'deleteFavouriteAddress',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """Deletes a favourite."""
      deleteFavouriteAddress(favouriteId: uuid!): ChangedFavourite!
    }
  `,
  handler: deleteFavourite('address'),
});

export const createFavouriteEntity = defineAction({
  name: 'createFavouriteEntity',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """
      Adds a company or an individual to the favourites of an organisation that the caller administers.
      """
      createFavouriteEntity(orgId: uuid!, favourite: FavouriteEntityInput!): ChangedFavourite!
    }
  `,
  handler: createFavourite('entity'),
});

export const updateFavouriteEntity = defineAction({
  name: 'updateFavouriteEntity',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """Replaces what a favourite holds."""
      updateFavouriteEntity(favouriteId: uuid!, favourite: FavouriteEntityInput!): ChangedFavourite!
    }
  `,
  handler: updateFavourite('entity'),
});

export const deleteFavouriteEntity = defineAction({
  name: 'deleteFavouriteEntity',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """Deletes a favourite."""
      deleteFavouriteEntity(favouriteId: uuid!): ChangedFavourite!
    }
  `,
  handler: deleteFavourite('entity'),
});

export const createFavouritePerson = defineAction({
  name: 'createFavouritePerson',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """
      Adds a person to the favourites of an organisation that the caller administers.
      """
      createFavouritePerson(orgId: uuid!, favourite: FavouritePersonInput!): ChangedFavourite!
    }
  `,
  handler: createFavourite('person'),
});

export const updateFavouritePerson = defineAction({
  name: 'updateFavouritePerson',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """Replaces what a favourite holds."""
      updateFavouritePerson(favouriteId: uuid!, favourite: FavouritePersonInput!): ChangedFavourite!
    }
  `,
  handler: updateFavourite('person'),
});

export const deleteFavouritePerson = defineAction({
  name: 'deleteFavouritePerson',
  ...ofAdministrators,
  sdl: `
    type Mutation {
      """Deletes a favourite."""
      deleteFavouritePerson(favouriteId: uuid!): ChangedFavourite!
    }
  `,
  handler: deleteFavourite('person'),
});
