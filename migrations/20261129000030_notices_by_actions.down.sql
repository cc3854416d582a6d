grant update ("readAt") on notices to corridor_hasura;
