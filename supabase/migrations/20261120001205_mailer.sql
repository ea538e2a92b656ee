-- The function that sends the mails (docs/mail.md): how the database calls it.

-- The last call of the mailer, and what it last reported instead of a sent mail.
create table private.mailer (
  called_at timestamptz,
  request_id bigint,
  problem text,
  reason text,
  reason_at timestamptz,
  -- where answers to our mails arrive, as the mailer last said
  reply_domain text,
  -- the last daily look at how the site is
  looked_on date,
  is_only boolean primary key default true check (is_only)
);
insert into private.mailer default values;

-- A mailer that cannot be reached must not lose the submission.
create function private.notify_mailer() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  token text;
  request bigint;
  trouble text;
begin
  perform pg_notify('mail', '');
  begin
    if to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
      execute $vault$
        select max(decrypted_secret) filter (where name = 'mail_url'),
          max(decrypted_secret) filter (where name = 'mail_token')
        from vault.decrypted_secrets where name in ('mail_url', 'mail_token')
      $vault$ into address, token;
      if address is null then
        trouble := 'The vault has no mail_url.';
      else
        execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 5000)'
          into request using address, jsonb_build_object('x-mail-token', token);
      end if;
    end if;
  exception when others then
    raise warning 'The mailer could not be woken: %', sqlerrm;
    trouble := sqlerrm;
  end;
  -- visitors must not wait for each other
  update private.mailer as m set
    called_at = now(), request_id = request, problem = left(trouble, 300)
  from (select is_only from private.mailer for update skip locked) as free
  where m.is_only = free.is_only;
end;
$$;

-- pg_net keeps answers for six hours.
create function private.mailer_problem(mailer private.mailer) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  answered text;
begin
  if mailer.problem is null and mailer.request_id is not null
    and to_regclass('net._http_response') is not null then
    execute $answer$
      select coalesce(error_msg, nullif(concat_ws(' ', status_code, btrim(content, E' \r\n')), ''))
      from net._http_response
      where id = $1 and (status_code between 200 and 299) is not true
    $answer$ into answered using mailer.request_id;
  end if;
  return left(coalesce(mailer.problem, answered), 300);
end;
$$;
