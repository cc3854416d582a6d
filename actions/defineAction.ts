import type { EventCode } from '../domain/activity/eventCodes';
import type { ApiKeyScope } from '../domain/apiKeys/scopes';
import type { Context } from './context';
import type { Actions } from './runtime/generated/actions';
import type { Session } from './runtime/session';

/** The handler of an action, with the input and the output that its SDL declares. */
export type HandlerOf<Name extends keyof Actions> = (
  input: Actions[Name]['input'],
  session: Session,
  context: Context,
) => Promise<Actions[Name]['output']>;

/** What the portal reads again after a mutation. */
export interface Writes {
  /** The lists, by the names that `frontend/src/graphql/lists.ts` gives them. */
  readonly lists?: readonly string[];
  /** The tables of the rows that change, by the argument that names the row or the rows: `paymentId`, `payments.paymentId`. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}

/** All about an action but its code. `npm run generate` writes the metadata, the types, the entry points and the cache's rules from it. */
export interface ActionDeclaration<Name extends string = string> {
  readonly name: Name;
  /** The roles besides `admin`, which may call every action. */
  readonly roles: readonly ('user' | 'org_admin' | 'user_without_mfa')[];
  /** What an API key needs to call the action; null for what no key may do: whatever approves, sends, administers or is of a person. */
  readonly scope: ApiKeyScope | null;
  /** For mutations only, and for each of them. */
  readonly writes?: Writes;
  /** How the activity log records it; empty where nothing is recorded. For mutations only, and for each of them. */
  readonly activity?: readonly EventCode[];
  /**
   * The field of `type Query` or `type Mutation` with its description, and the types that only this action uses. What several use stands in
   * `sharedTypes.ts`. `@related(name, table, by)` on an output joins the row of a table whose `id` is the field `by`.
   */
  readonly sdl: string;
}

/** A handler with its declaration. */
export type Action<Name extends string, Handler> = Handler & { readonly declaration: ActionDeclaration<Name> };

/** Declares an action beside its handler, which stays callable. The SDL is the source of the types of input and output. */
export function defineAction<Name extends keyof Actions, Handler extends HandlerOf<Name>>({
  handler,
  ...declaration
}: ActionDeclaration<Name> & { readonly handler: Handler }): Action<Name, Handler> {
  return Object.assign(handler, { declaration });
}
