import { gql, type TypedDocumentNode } from 'urql';
import type { NewAccountForm } from '../../../../../domain/settings/newAccountForms';
import { safeLink } from '../../../../../domain/settings/allowedHtml';
import type { NewAccountFormsQuery, NewAccountFormsQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

const NewAccountFormsDocument: TypedDocumentNode<NewAccountFormsQuery, NewAccountFormsQueryVariables> = gql`
  query NewAccountForms {
    settings {
      new_account_forms
    }
  }
`;

/** The forms that the house wants to be filled in and attached, with links to them; nothing where it wants none. */
export function AccountForms() {
  const { data } = useRead({ query: NewAccountFormsDocument, variables: {} });
  const forms = (data?.settings[0]?.new_account_forms ?? []) as readonly NewAccountForm[];
  if (forms.length === 0) return null;
  return (
    <div>
      <p>Fill in these forms and attach them:</p>
      <ul>
        {forms.map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <a href={url} {...safeLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
