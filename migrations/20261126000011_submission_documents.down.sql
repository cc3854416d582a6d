alter table submission_documents drop kind;
