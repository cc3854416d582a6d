import { gql, type TypedDocumentNode } from 'urql';
import type { PackManifest } from '../../../../../domain/safeguarding/pack/manifest';
import type {
  OpenResolutionPackMutation,
  OpenResolutionPackMutationVariables,
  ResolutionPacksQuery,
  ResolutionPacksQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** A pack, with its manifest as it was stored. */
export type PackRow = ResolutionPacksQuery['resolution_packs'][number];

/** The manifest of a pack. */
export const manifestOf = (pack: PackRow): PackManifest => pack.manifest as PackManifest;

const ResolutionPacksDocument: TypedDocumentNode<ResolutionPacksQuery, ResolutionPacksQueryVariables> = gql`
  query resolutionPacks {
    resolution_packs(order_by: [{ day: desc }], limit: 31) {
      id
      day
      manifest
      started_at
      finished_at
    }
  }
`;

/** The packs of the last month, the newest first. */
export const useResolutionPacks = () => useRead({ query: ResolutionPacksDocument, variables: {} });

/** Asks for the address of a pack's file, which counts for minutes only. */
export const OpenPackDocument: TypedDocumentNode<OpenResolutionPackMutation, OpenResolutionPackMutationVariables> = gql`
  mutation openResolutionPack($packId: uuid!) {
    openResolutionPack(packId: $packId) {
      url
    }
  }
`;
