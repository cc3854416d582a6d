import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound, refuseIf } from '../../http/errors';
import type { Beneficiary } from '../../store/records';
import { pick, timeText } from '../../wire';
import { blankDraft, draftFrom } from './draft';
import { acceptedDraft } from './rules';
import { beneficiaryView, detailFields } from './view';

/** The beneficiary that these details would create; nothing is stored. */
export function validateBeneficiary({ parameters }: Call): Answer {
  return ok(pick(acceptedDraft(draftFrom(parameters, blankDraft)), detailFields));
}

/** Takes a beneficiary. Nothing stops a second one with the same details: callers look up first. */
export function createBeneficiary(call: Call): Answer {
  const { parameters, actor, books, identifiers } = call;
  const draft = acceptedDraft(draftFrom(parameters, blankDraft));
  const now = timeText(call.now);
  const beneficiary: Beneficiary = {
    ...draft,
    id: identifiers.uuid(books),
    account_id: actor.account.id,
    deleted: false,
    cloned_from: null,
    creator_contact_id: actor.contact.id,
    created_at: now,
    updated_at: now,
  };
  return keep(call, beneficiary);
}

/** Changes a beneficiary, but not between person and firm. Payments that are not released yet use the new details. */
export function updateBeneficiary(call: Call): Answer {
  const before = editableBeneficiary(call);
  const draft = draftFrom(call.parameters, before);
  const isOther = before.beneficiary_entity_type && draft.beneficiary_entity_type !== before.beneficiary_entity_type;
  const complaint = {
    field: 'beneficiary',
    code: 'beneficiary_update_failed',
    message: 'beneficiary_entity_type cannot be changed',
  };
  refuseIf('beneficiary_update_failed', isOther ? [complaint] : []);
  return keep(call, { ...before, ...acceptedDraft(draft), updated_at: timeText(call.now) });
}

/** Deletes a beneficiary and answers its last state. Payments on the way keep their beneficiary. */
export function deleteBeneficiary(call: Call): Answer {
  const beneficiary = editableBeneficiary(call);
  return keep(call, { ...beneficiary, deleted: true, updated_at: timeText(call.now) });
}

/** A released payment's copy is read-only. */
function editableBeneficiary({ books, id, actor }: Call): Beneficiary {
  const found = books.get('beneficiary', id);
  if (found?.account_id !== actor.account.id || found.deleted || found.cloned_from) throw notFound('beneficiary');
  return found;
}

function keep({ books }: Call, beneficiary: Beneficiary): Answer {
  books.put('beneficiary', beneficiary.id, beneficiary);
  return ok(beneficiaryView(beneficiary));
}
