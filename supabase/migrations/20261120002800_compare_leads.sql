create function private.filter_values(table_name text, field text)
returns table (value text, records integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  column_name constant text := coalesce(
    (select w.of from private.words_of(filter_values.table_name) as w where w.name = field), field
  );
begin
  perform private.require_kind(filter_values.table_name);
  perform private.require(
    filter_values.table_name = any (private.submission_tables())
      and coalesce(column_name in ('source', 'utm_campaign', 'first_page', 'country'), false),
    'There is no such filter.', 'PT400'
  );
  return query execute format(
    'select %1$I::text, count(*)::integer from private.records
     where kind = $1 and not spam_suspected and duplicate_of is null and %1$I <> '''' group by %1$I order by 2 desc, 1 limit 200',
    column_name
  ) using filter_values.table_name;
end;
$$;

-- The values that a column of a list holds, for its filter, the most frequent first. Visitors choose some of them, so
-- their number is limited.
call private.expose('private.filter_values(text,text)', 'authenticated');

create function private.compare_leads(table_name text, since timestamptz)
returns table (
  dimension text, value text, leads integer, open integer, won integer, lost integer,
  no_answer integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  dimensions constant jsonb := (
    select k.dimensions from private.kinds_of_record as k where k.kind = compare_leads.table_name
  );
begin
  perform private.require_kind(compare_leads.table_name);
  perform private.require(dimensions is not null, 'There are no such leads.', 'PT400');
  return query execute (
    select format($sql$
      with grouped as (
        select %1$s, outcome, open as is_open, count(*) as leads
        from private.records where kind = %2$L and created_at >= $1 and not spam_suspected and duplicate_of is null
        group by %1$s, outcome, open
      ), ranked as (
        select
          d.dimension, d.value, sum(leads) as leads,
          sum(leads) filter (where is_open) as open,
          sum(leads) filter (where outcome = 'won') as won,
          sum(leads) filter (where outcome = 'lost') as lost,
          sum(leads) filter (where outcome = 'no_answer') as no_answer,
          row_number() over (partition by d.dimension order by d.value = '', sum(leads) desc, d.value) as place
        from grouped cross join lateral (values %3$s) as d (dimension, value)
        group by d.dimension, d.value
      )
      select
        dimension, shown, sum(leads)::integer, coalesce(sum(open), 0)::integer, coalesce(sum(won), 0)::integer,
        coalesce(sum(lost), 0)::integer, coalesce(sum(no_answer), 0)::integer
      from ranked cross join lateral (select case when place <= 10 or value = '' then value else 'others' end as shown) as s
      group by dimension, shown order by dimension, min(place)
    $sql$,
      string_agg(quote_ident(field), ', '), compare_leads.table_name,
      string_agg(format('(%L, coalesce(%I::text, ''''))', name, field), ', '))
    from jsonb_each_text(dimensions) as d (name, field)
  ) using since;
end;
$$;

-- What became of the leads of one kind since a time: for each dimension, which is the parameter of a list's filter,
-- its ten most frequent values, the `others`, and those without one.
call private.expose('private.compare_leads(text,timestamp with time zone)', 'authenticated');
