import { gql, type TypedDocumentNode } from 'urql';
import type { PackManifest } from '../../../../../domain/safeguarding/pack/manifest';
import type {
  OpenResolutionPackMutation,
  OpenResolutionPackMutationVariables,
  ResolutionPacksQuery,
  ResolutionPacksQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { pageVariables } from '../../../shared/listQuery';

/** A pack, with its manifest as it was stored. */
export type PackRow = ResolutionPacksQuery['resolution_packs'][number];

/** The manifest of a pack. */
export const manifestOf = (pack: PackRow): PackManifest => pack.manifest as PackManifest;

const ResolutionPacksDocument: TypedDocumentNode<ResolutionPacksQuery, ResolutionPacksQueryVariables> = gql`
  query resolutionPacks($limit: Int!, $offset: Int!) {
    resolution_packs(order_by: [{ day: desc }], limit: $limit, offset: $offset) {
      id
      day
      manifest
      started_at
      finished_at
    }
  }
`;

/** A page of the packs, the newest first. */
export const useResolutionPacks = (page: number) =>
  useRead({ query: ResolutionPacksDocument, variables: pageVariables(page) });

/** Asks for the address of a pack's file, which is valid for a few minutes only. */
export const OpenPackDocument: TypedDocumentNode<OpenResolutionPackMutation, OpenResolutionPackMutationVariables> = gql`
  mutation openResolutionPack($packId: uuid!) {
    openResolutionPack(packId: $packId) {
      url
    }
  }
`;
