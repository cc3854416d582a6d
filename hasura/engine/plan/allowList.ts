import { Kind, parse, print, visit, type DocumentNode } from 'graphql';
import { validationFailed } from '../errors';
import type { InconsistencyList } from '../metadata/inconsistency';
import type { Metadata, QueryCollection } from '../metadata/types';

/** The operations that roles other than admin may send, by their normal form; `roles` absent: all roles. */
export type AllowList = ReadonlyMap<string, readonly { readonly roles?: ReadonlySet<string> }[]>;

interface AllowedOperation {
  readonly document: DocumentNode;
  readonly roles?: ReadonlySet<string>;
}

/**
 * Reads the collections of the metadata's allow-list. A missing or unreadable one goes on `problems`. The list itself is made when it is first
 * asked for: normal forms take longer than all else about it, and a server that does not enforce it never needs them.
 */
export function readAllowList(
  metadata: Pick<Metadata, 'allowlist' | 'query_collections'>,
  problems: InconsistencyList,
): () => AllowList {
  const operations: AllowedOperation[] = [];
  for (const entry of metadata.allowlist ?? []) {
    problems.attempt('allowlist', entry.collection, entry, () => {
      const roles = entry.scope?.global === false ? new Set(entry.scope.roles) : undefined;
      for (const { query } of requireCollection(metadata.query_collections, entry.collection).definition.queries) {
        operations.push({ document: parse(query, { noLocation: true }), roles });
      }
    });
  }
  let allowed: AllowList | undefined;
  return () => (allowed ??= byNormalForm(operations));
}

function byNormalForm(operations: readonly AllowedOperation[]): AllowList {
  const allowed = new Map<string, AllowedOperation[]>();
  for (const operation of operations) {
    const form = normalForm(operation.document);
    allowed.set(form, [...(allowed.get(form) ?? []), operation]);
  }
  return allowed;
}

/** The query collection of a name. Throws for one that the metadata does not have. */
export function requireCollection(collections: readonly QueryCollection[] = [], name: string): QueryCollection {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`query collection with name "${name}" does not exist`);
  return found;
}

/** Throws validation-failed when the role may not send the document. */
export function checkAllowed(allowed: AllowList, role: string, document: DocumentNode): void {
  const scopes = allowed.get(normalForm(document)) ?? [];
  if (!scopes.some(({ roles }) => !roles || roles.has(role))) throw validationFailed('$', 'query is not allowed');
}

/** The document without `__typename`, which clients add by themselves. Names, order and fragments are compared. */
function normalForm(document: DocumentNode): string {
  const plain = visit(document, {
    [Kind.FIELD]: { enter: ({ name }) => (name.value === '__typename' ? null : undefined) },
  }) as DocumentNode;
  return print(plain);
}
