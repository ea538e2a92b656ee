-- Related submissions are also a record's duplicates: without an index of these, each search read every record.
create index records_duplicate_of_idx on private.records (duplicate_of) where duplicate_of is not null;
