drop index assets_document;
