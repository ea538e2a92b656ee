-- Which addresses are written to, and which of them are one mailbox.

-- ASCII, one address, no quotes, no comments: nothing that a mail server could read as two.
create function private.is_plain_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 254
    and char_length(split_part(address, '@', 1)) <= 64
    and address ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$';
$$;
revoke all on function private.is_plain_address(text) from public, anon, authenticated;
grant execute on function private.is_plain_address(text) to authenticated, service_role;

-- A hash of the mailbox behind an address: capitals, what follows a plus, and Gmail's dots are forgiven.
create function private.mailbox_of(address text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to(concat_ws(
      ' ', salt, 'mailbox',
      case
        when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
        else local || '@' || domain
      end
    ), 'UTF8'))
  from private.sender_salt, lateral (
    select split_part(lower(btrim(address) collate "default"), '@', 2) as domain,
      split_part(split_part(lower(btrim(address) collate "default"), '@', 1), '+', 1) as local
  ) as parts;
$$;
revoke all on function private.mailbox_of(text) from public, anon, authenticated;

-- The same time of day that many business days before; a weekend counts as the end of its Friday.
create function private.business_days_before(moment timestamptz, days integer, time_zone text)
returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  day timestamp := moment at time zone time_zone;
begin
  if extract(isodow from day) > 5 then
    day := date_trunc('week', day) + interval '5 days';
  end if;
  for step in 1..days loop
    loop
      day := day - interval '1 day';
      exit when extract(isodow from day) < 6;
    end loop;
  end loop;
  return day at time zone time_zone;
end;
$$;
revoke all on function private.business_days_before(timestamptz, integer, text)
  from public, anon, authenticated;
