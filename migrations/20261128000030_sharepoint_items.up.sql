-- Documents of payments say which of them lie in SharePoint.
create index sharepoint_media_item on sharepoint_media ("sharepointItemId");
