-- What a file is, by its content alone. The form judges by the same rules (src/lib/file-kind), and the
-- same samples hold both. Nothing here trusts a length or a place that a file names.

create function private.sector_size(content bytea) returns bigint
language sql immutable parallel safe strict set search_path = '' as $$
  select case private.number_at(content, 30, 2) when 9 then 512 when 12 then 4096 end;
$$;
revoke all on function private.sector_size(bytea) from public, anon, authenticated;

-- Where the sectors of a chain in an OLE compound file are; null where one is missing. The 109 sectors
-- of the allocation table that its header names reach for 6 MB.
create function private.sectors_from(content bytea, first bigint, most bigint) returns bigint[]
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  sector_size constant bigint := private.sector_size(content);
  sector bigint := first;
  sectors bigint[] := '{}';
  share bigint;
begin
  while sector is distinct from 4294967294 and cardinality(sectors) < most loop
    if ((sector + 1) * sector_size < octet_length(content)) is not true then
      return null;
    end if;
    sectors := sectors || (sector + 1) * sector_size;
    share := sector / (sector_size / 4);
    sector := case when share < 109 then
      private.number_at(
        content,
        (private.number_at(content, 76 + 4 * share, 4) + 1) * sector_size
        + 4 * (sector % (sector_size / 4)),
        4
      )
    end;
  end loop;
  return sectors;
end;
$$;
revoke all on function private.sectors_from(bytea, bigint, bigint) from public, anon, authenticated;

create function private.compound_kind(content bytea) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  sector_size constant bigint := private.sector_size(content);
  directory constant bigint[] :=
    private.sectors_from(content, private.number_at(content, 48, 4), 1000);
  names text[];
  main bigint;
  main_size bigint;
  main_sectors bigint[];
begin
  if directory is null then
    return 'damaged';
  end if;
  select
    array_agg(entry.name),
    (array_agg(entry.place order by number, place) filter (where entry.name = 'worddocument'))[1]
    into names, main
    from (
      select
        number,
        sector + part * 128 as place,
        private.words_of(
          substring(
            content from (sector + part * 128)::integer + 1
            for private.number_at(content, sector + part * 128 + 64, 2)::integer
          )
        ) as name
      from unnest(directory) with ordinality as sectors (sector, number)
        cross join generate_series(0, sector_size / 128 - 1) as part
      where private.number_at(content, sector + part * 128 + 64, 2) between 2 and 64
    ) as entry;
  if names && array['encryptedpackage', 'encryptioninfo'] then
    return 'password';
  elsif main is null then
    return case
      when names && array['workbook', 'book', 'powerpoint document', 'visiodocument'] then 'office'
      else 'type'
    end;
  end if;

  main_size := private.number_at(content, main + 120, 4);
  -- smaller ones share a sector with others
  if (main_size < 4096) is not true then
    main_sectors := private.sectors_from(
      content, private.number_at(content, main + 116, 4), (main_size + sector_size - 1) / sector_size
    );
    if (cardinality(main_sectors) = (main_size + sector_size - 1) / sector_size) is not true then
      return 'damaged';
    end if;
  end if;
  return case
    when private.number_at(content, main_sectors[1] + 10, 2) & 256 > 0 then 'password'
    when exists (select from unnest(names) as name where name ~ '^_?vba') then 'macros'
    else '.doc'
  end;
end;
$$;
revoke all on function private.compound_kind(bytea) from public, anon, authenticated;

-- `.pdf`, `.doc` or `.docx`, the ending that a document of its kind has; or the word for what is not
-- taken. The signatures are in hexadecimal, of the first 1028 bytes; the first that fits decides.
create function private.document_kind(content bytea) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select case
    when head ~ '^d0cf11e0a1b11ae1' then private.compound_kind(content)
    when head ~ '^504b0304' then private.zip_kind(content)
    when head ~ '^(4d5a|7f454c46|feedfac|c[ef]faedfe|cafebabe|2321|6465780a|4c00000001140200)'
      then 'program'
    when head ~
      '^(ffd8ff|89504e47|47494638|49492a00|4d4d002a|424d.{8}00000000|52494646.{8}57454250)'
      then 'photo'
    when head ~ '^.{8}66747970(6865[67]|6d696631|6d736631|617669)' then 'photo'
    when head ~
      '^(504b0[57]|504b3030|526172211a07|377abcaf271c|1f8b08|425a68|fd377a585a00|4d534346)'
      then 'archive'
    when head ~ '^(efbbbf)?(09|0a|0d|20)*7b5c7274' then 'rtf'
    when head ~ '^(efbbbf)?(09|0a|0d|20)*(3c(21|3f|[46][1-9a-f]|[57][0-9a])|4d494d452d)'
      then 'web page'
    -- readers look for this header in the first 1024 bytes
    when head ~ '^(..)*255044462d' then '.pdf'
    when head ~ '^(fffe|feff|(0[9acd]|1b|[2-6].|7[0-9a-e]|[89a-f].)+$)' then 'text'
    else 'type'
  end
  from encode(substring(content from 1 for 1028), 'hex') as head;
$$;
revoke all on function private.document_kind(bytea) from public, anon, authenticated;
