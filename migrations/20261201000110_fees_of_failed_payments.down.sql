-- A cancelled charge stays cancelled: the states of a charge lead nowhere from there.
select;
