import { gql, type TypedDocumentNode } from 'urql';
import type {
  ArchiveTemplateMutation,
  ArchiveTemplateMutationVariables,
  CreatePaymentTemplateMutation,
  CreatePaymentTemplateMutationVariables,
  DeletePaymentTemplateMutation,
  DeletePaymentTemplateMutationVariables,
  RenamePaymentTemplateMutation,
  RenamePaymentTemplateMutationVariables,
} from '../../../graphql/generated/operations';

/** Keeps a payment as a template of the selected account. */
export const CreatePaymentTemplateDocument: TypedDocumentNode<
  CreatePaymentTemplateMutation,
  CreatePaymentTemplateMutationVariables
> = gql`
  mutation createPaymentTemplate($name: String!, $template: PaymentTemplateInput!) {
    createPaymentTemplate(name: $name, template: $template) {
      id
    }
  }
`;

/** Gives a template another name. */
export const RenamePaymentTemplateDocument: TypedDocumentNode<
  RenamePaymentTemplateMutation,
  RenamePaymentTemplateMutationVariables
> = gql`
  mutation renamePaymentTemplate($templateId: uuid!, $name: String!) {
    renamePaymentTemplate(templateId: $templateId, name: $name) {
      id
    }
  }
`;

/** Deletes a template. */
export const DeletePaymentTemplateDocument: TypedDocumentNode<
  DeletePaymentTemplateMutation,
  DeletePaymentTemplateMutationVariables
> = gql`
  mutation deletePaymentTemplate($templateId: uuid!) {
    deletePaymentTemplate(templateId: $templateId) {
      id
    }
  }
`;

/** Archives a template, or takes it back into use. */
export const ArchiveTemplateDocument: TypedDocumentNode<ArchiveTemplateMutation, ArchiveTemplateMutationVariables> =
  gql`
    mutation archiveTemplate($templateId: uuid!, $isArchived: Boolean!) {
      archiveTemplate(templateId: $templateId, isArchived: $isArchived) {
        id
      }
    }
  `;
