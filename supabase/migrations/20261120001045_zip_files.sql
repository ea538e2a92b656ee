-- Which kind of document a ZIP file is, by its central directory.

-- What the directory at a ZIP file's end lists, as readers of Office files go by it, two thousand
-- parts at most; a row without a name where it cannot be read.
create function private.zip_parts(content bytea)
returns table (name text, locked boolean, method bigint, size bigint, start bigint)
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  signature constant bytea := '\x504b0506';
  place bigint := greatest(octet_length(content) - 22 - 65535, 0);
  beyond bytea := substring(
    content from place::integer + 1 for greatest(octet_length(content) - 18 - place::integer, 0)
  );
  step integer;
  ending bigint;
  listed bigint;
  name_length bigint;
  local bigint;
begin
  loop
    step := position(signature in beyond);
    exit when step = 0;
    ending := place + step - 1;
    place := place + step;
    beyond := substring(beyond from step + 1);
  end loop;

  place := private.number_at(content, ending + 16, 4);
  listed := least(private.number_at(content, ending + 10, 2), 2000);
  for i in 1..coalesce(listed, 1) loop
    name_length := private.number_at(content, place + 28, 2);
    local := private.number_at(content, place + 42, 4);
    name := case when private.number_at(content, place, 4) = x'02014b50'::bigint then
      ltrim(
        replace(
          private.words_of(substring(content from place::integer + 47 for name_length::integer)),
          '\\', '/'
        ),
        '/'
      )
    end;
    locked := private.number_at(content, place + 8, 2) % 2 = 1;
    method := private.number_at(content, place + 10, 2);
    size := private.number_at(content, place + 24, 4);
    start := case when private.number_at(content, local, 4) = x'04034b50'::bigint then
      local + 30 + private.number_at(content, local + 26, 2)
      + private.number_at(content, local + 28, 2)
    end;
    place := place + 46 + name_length + private.number_at(content, place + 30, 2)
      + private.number_at(content, place + 32, 2);
    if (place <= octet_length(content)) is not true then
      name := null;
    end if;
    return next;
    exit when name is null;
  end loop;
end;
$$;
revoke all on function private.zip_parts(bytea) from public, anon, authenticated;

create function private.part_beginning(
  content bytea, method bigint, size bigint, start bigint, most integer
) returns bytea
language sql immutable parallel safe strict set search_path = '' as $$
  select case method
    when 0 then substring(content from start::integer + 1 for least(size, most)::integer)
    when 8 then private.inflate(content, start, most)
  end;
$$;
revoke all on function private.part_beginning(bytea, bigint, bigint, bigint, integer)
  from public, anon, authenticated;

create function private.zip_kind(content bytea) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  most_of_types constant integer := 64 * 1024;
  types record;
  listed integer;
  words text;
begin
  if exists (select from private.zip_parts(content) as part where part.name is null) then
    return 'damaged';
  end if;
  select count(*) into listed
    from private.zip_parts(content) as part where part.name = '[content_types].xml';
  if listed = 0 then
    select private.words_of(
      private.part_beginning(content, part.method, part.size, part.start, 64)
    ) into words from private.zip_parts(content) as part where part.name = 'mimetype' limit 1;
    return case
      when words ~ 'opendocument\.text' then 'odt'
      when words ~ 'opendocument' then 'office'
      when exists (
        select from private.zip_parts(content) as part
        where part.name ~ '(^|/)index(/document\.iwa|\.zip)$'
      ) then 'pages'
      else 'archive'
    end;
  end if;

  select part.*, private.part_beginning(
    content, part.method, part.size, part.start, most_of_types
  ) as beginning into types
    from private.zip_parts(content) as part where part.name = '[content_types].xml' limit 1;
  words := private.words_of(types.beginning);
  return case
    when types.locked then 'password'
    when types.beginning is null or octet_length(types.beginning) >= most_of_types or listed > 1
      then 'damaged'
    -- no program writes letters as numbers or entities there: whoever does, hides something
    when words ~ 'macroenabled|vbaproject|&#|<!(doctype|entity)' then 'macros'
    when words !~ 'wordprocessingml\.document\.main\+xml' then 'office'
    when exists (
      select from private.zip_parts(content) as part where part.name ~ 'vba(project|data)'
    ) then 'macros'
    -- as macros are kept; objects of other programs are, too, but in a folder of their own
    when exists (
      select from (
        select part.* from private.zip_parts(content) as part
        where part.name !~ '/embeddings/' limit 200
      ) as part
      where substring(
        private.part_beginning(content, part.method, part.size, part.start, 8) from 1 for 8
      ) = '\xd0cf11e0a1b11ae1'
    ) then 'macros'
    else '.docx'
  end;
end;
$$;
revoke all on function private.zip_kind(bytea) from public, anon, authenticated;
