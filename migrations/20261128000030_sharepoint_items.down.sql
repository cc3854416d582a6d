drop index sharepoint_media_item;
