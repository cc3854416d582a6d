drop function found_activity;
