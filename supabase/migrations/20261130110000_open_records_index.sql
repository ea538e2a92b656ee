-- Work that is open or waits is a few in a hundred of the records: “Do now” and open lists read only these.
drop index private.records_waiting_idx;
create index records_open_idx on private.records (kind, created_at) include (waiting, answered_at, new_answer_at, owner_id)
  where open or waiting;
