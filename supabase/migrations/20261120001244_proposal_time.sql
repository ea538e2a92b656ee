-- How long visitors waited for their proposals, for the page where they ask for a quote.

create index replies_proposals_idx on public.replies (done_at) where is_proposal and state = 'sent';
create index staff_notes_proposals_idx on public.staff_notes (sent_at) where is_proposal;

-- Nothing below ten, so that it tells of no single request.
create function private.proposal_time() returns table (proposals integer, median_hours integer)
language sql stable security definer set search_path = ''
begin atomic
  select count(*)::integer, greatest(1, ceil(percentile_cont(0.5) within group (order by hours)))::integer
  from (
    select extract(epoch from min(sent.at) - q.created_at)::float8 / 3600 as hours
    from (
      select record_id, done_at as at from public.replies
      where is_proposal and state = 'sent' and table_name = 'quote_requests' and done_at > now() - interval '90 days'
      union all
      select record_id, sent_at from public.staff_notes
      where is_proposal and table_name = 'quote_requests' and sent_at > now() - interval '90 days'
    ) as sent join public.quote_requests as q on q.id = sent.record_id
    -- staff enter others later than they came
    where q.came_by is null and not q.spam_suspected and q.duplicate_of is null
    group by q.id
  ) as waited
  having count(*) >= 10;
end;
grant execute on function private.proposal_time() to anon, authenticated;

-- For everybody: the number of requests whose proposal was sent in the last 90 days, and the median time until then,
-- rounded up. No row if there are fewer than ten.
create function public.proposal_time() returns table (proposals integer, median_hours integer)
language sql stable set search_path = ''
begin atomic
  select proposals, median_hours from private.proposal_time();
end;
grant execute on function public.proposal_time() to anon, authenticated;
