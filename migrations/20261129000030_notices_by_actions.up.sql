-- Notices are marked by actions, which take the owner from the token: as super admin "Mark all as read" marked those of everybody.
revoke update ("readAt") on notices from corridor_hasura;
