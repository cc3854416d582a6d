import { object, string, faultOf } from '../../../../../domain/yup';
import { splitTags, tagsSchema } from '../../../../../domain/beneficiaries/tags';
import { useCall } from '../../../graphql/useCall';
import { Button } from '../../../ui/Button';
import { FormText } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/Form';
import { Row } from '../../../ui/layout';
import { showToast } from '../../../ui/toast';
import { SetBeneficiaryTagsDocument } from './beneficiaryWrites';

/** The rules of the tags, for the one text that holds them. */
const schema = object({
  tags: string().test('tags', (text, context) => {
    const message = faultOf(tagsSchema, splitTags(text ?? ''));
    return message === undefined || context.createError({ message });
  }),
});

interface Props {
  beneficiaryId: string;
  tags: readonly string[];
  onClose: () => void;
}

/** Changes the tags of a beneficiary in one text. */
export function TagsForm({ beneficiaryId, tags, onClose }: Props) {
  const { call, isCalling } = useCall(SetBeneficiaryTagsDocument);
  const save = async (values: { readonly tags: string }) => {
    const answer = await call({ beneficiaryId, tags: splitTags(values.tags) });
    if ('error' in answer) return { field: 'tags', message: answer.error.text };
    showToast('success', 'Tags saved.');
    onClose();
    return undefined;
  };
  return (
    <Form initialValues={{ tags: tags.join(', ') }} schema={schema} onSubmit={save}>
      <FormText name="tags" label="Tags" description="Separate tags by commas, such as rent, monthly." />
      <Row>
        <Button type="submit" isLoading={isCalling}>
          Save tags
        </Button>
        <Button tone="subtle" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
}
