drop function found_transfers;
