drop view permitted_countries;
