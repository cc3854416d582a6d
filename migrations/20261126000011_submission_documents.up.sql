-- Documents of a request for a new account: what each is, so that the diagram of the ownership is found where it is asked for.
alter table submission_documents
  add kind text not null default 'other' check (kind in ('ownership_structure_diagram', 'other'));
alter table submission_documents alter kind drop default;
