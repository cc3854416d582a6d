-- A file in SharePoint belongs to the payment whose document has its item's id.
create index assets_document on assets ("documentId");
