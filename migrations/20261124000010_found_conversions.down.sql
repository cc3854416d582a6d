drop function found_conversion_totals;
drop view conversion_totals;
drop function found_conversions;
