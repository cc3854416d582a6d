drop table name_questions;
