-- What a file is, by its content alone. The form judges by the same rules (src/lib/file-kind), and the
-- same samples hold both. Nothing here trusts a length or a place that a file names.

-- A little-endian number of two or four bytes; null where the file has ended.
create function private.number_at(content bytea, place bigint, size integer) returns bigint
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  number bigint := 0;
begin
  if place < 0 or place + size > octet_length(content) then
    return null;
  end if;
  for i in reverse size - 1..0 loop
    number := number * 256 + get_byte(content, place::integer + i);
  end loop;
  return number;
end;
$$;
revoke all on function private.number_at(bytea, bigint, integer) from public, anon, authenticated;

-- Names and marks in lower case, whether their letters have one byte or two.
create function private.words_of(content bytea) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select lower(replace(encode(content, 'escape'), '\000', ''));
$$;
revoke all on function private.words_of(bytea) from public, anon, authenticated;

create function private.bits_at(content bytea, place bigint, amount integer) returns integer
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  bits integer := 0;
begin
  for i in 0..amount - 1 loop
    bits := bits + (get_bit(content, place + i) << i);
  end loop;
  return bits;
end;
$$;
revoke all on function private.bits_at(bytea, bigint, integer) from public, anon, authenticated;

-- A Huffman code: how many of its words have each length from 1 to 15, and what they stand for.
create function private.code_of(lengths integer[], out counts integer[], out symbols integer[])
language sql immutable parallel safe strict set search_path = '' as $$
  select
    array(
      select count(given.length)::integer
      from generate_series(1, 15) as wanted left join unnest(lengths) as given (length)
        on given.length = wanted
      group by wanted order by wanted
    ),
    array(
      select ordinality::integer - 1 from unnest(lengths) with ordinality as given (length, ordinality)
      where given.length > 0 order by given.length, ordinality
    );
$$;
revoke all on function private.code_of(integer[]) from public, anon, authenticated;

-- The next symbol of a code, null for a word that the code does not have; and where the one after it is.
create function private.symbol_at(
  content bytea, inout place bigint, counts integer[], symbols integer[], out symbol integer
)
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  word integer := 0;
  first integer := 0;
  index integer := 0;
  amount integer;
begin
  foreach amount in array counts loop
    word := word + get_bit(content, place);
    place := place + 1;
    if word - first < amount then
      symbol := symbols[index + word - first + 1];
      return;
    end if;
    index := index + amount;
    first := (first + amount) * 2;
    word := word * 2;
  end loop;
end;
$$;
revoke all on function private.symbol_at(bytea, bigint, integer[], integer[])
  from public, anon, authenticated;

-- The two codes of a block that brings its own, and where what they pack begins.
create function private.codes_at(
  content bytea, inout place bigint, out literals integer[], out distances integer[]
)
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  order_of_lengths constant integer[] :=
    array[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
  literal_count constant integer := private.bits_at(content, place, 5) + 257;
  total constant integer := literal_count + private.bits_at(content, place + 5, 5) + 1;
  known constant integer := private.bits_at(content, place + 10, 4) + 4;
  of_code integer[] := array_fill(0, array[19]);
  lengths integer[] := '{}';
  code record;
  symbol integer;
begin
  place := place + 14;
  for i in 1..known loop
    of_code[order_of_lengths[i] + 1] := private.bits_at(content, place, 3);
    place := place + 3;
  end loop;
  code := private.code_of(of_code);

  while cardinality(lengths) < total loop
    select next.place, next.symbol into place, symbol
      from private.symbol_at(content, place, code.counts, code.symbols) as next;
    if symbol < 16 then
      lengths := lengths || symbol;
    elsif symbol = 16 and cardinality(lengths) > 0 then
      lengths := lengths || array_fill(
        lengths[cardinality(lengths)], array[3 + private.bits_at(content, place, 2)]
      );
      place := place + 2;
    elsif symbol = 17 then
      lengths := lengths || array_fill(0, array[3 + private.bits_at(content, place, 3)]);
      place := place + 3;
    elsif symbol = 18 then
      lengths := lengths || array_fill(0, array[11 + private.bits_at(content, place, 7)]);
      place := place + 7;
    else
      return;
    end if;
  end loop;
  if cardinality(lengths) = total then
    literals := lengths[:literal_count];
    distances := lengths[literal_count + 1:];
  end if;
end;
$$;
revoke all on function private.codes_at(bytea, bigint) from public, anon, authenticated;

-- The beginning of what was deflated (RFC 1951), at least `most` bytes of it if there are; null where
-- it is broken.
create function private.inflate(content bytea, start bigint, most integer) returns bytea
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  fixed_literals constant integer[] := array_fill(8, array[144]) || array_fill(9, array[112])
    || array_fill(7, array[24]) || array_fill(8, array[8]);
  place bigint := start * 8;
  unpacked bytea := '';
  last boolean := false;
  kind integer;
  lengths record;
  literals record;
  distances record;
  symbol integer;
  more integer;
  length bigint;
  distance bigint;
  piece bytea;
begin
  while not last and octet_length(unpacked) < most loop
    last := get_bit(content, place) = 1;
    kind := private.bits_at(content, place + 1, 2);
    place := place + 3;
    if kind = 0 then
      place := (place + 7) / 8;
      length := private.number_at(content, place, 2);
      if (place + 4 + length <= octet_length(content)) is not true then
        return null;
      end if;
      unpacked := unpacked || substring(content from place::integer + 5 for length::integer);
      place := (place + 4 + length) * 8;
      continue;
    elsif kind = 1 then
      literals := private.code_of(fixed_literals);
      distances := private.code_of(array_fill(5, array[30]));
    elsif kind = 2 then
      lengths := private.codes_at(content, place);
      if lengths.literals is null then
        return null;
      end if;
      place := lengths.place;
      literals := private.code_of(lengths.literals);
      distances := private.code_of(lengths.distances);
    else
      return null;
    end if;

    while octet_length(unpacked) < most loop
      select next.place, next.symbol into place, symbol
        from private.symbol_at(content, place, literals.counts, literals.symbols) as next;
      exit when symbol = 256;
      if symbol < 256 then
        unpacked := unpacked || set_byte('\x00', 0, symbol);
        continue;
      end if;

      symbol := symbol - 257;
      more := greatest((symbol >> 2) - 1, 0);
      length := case
        when symbol < 8 then symbol + 3
        when symbol < 28 then
          ((4 + (symbol & 3)) << more) + 3 + private.bits_at(content, place, more)
        when symbol = 28 then 258
      end;
      place := place + case when symbol < 28 then more else 0 end;

      select next.place, next.symbol into place, symbol
        from private.symbol_at(content, place, distances.counts, distances.symbols) as next;
      more := greatest((symbol >> 1) - 1, 0);
      distance := case
        when symbol < 30 then
          case when symbol < 4 then symbol + 1 else ((2 + (symbol & 1)) << more) + 1 end
          + private.bits_at(content, place, more)
      end;
      place := place + more;
      if (length > 0 and distance <= octet_length(unpacked)) is not true then
        return null;
      end if;
      piece := substring(unpacked from octet_length(unpacked) - distance::integer + 1);
      while octet_length(piece) < length loop
        piece := piece || piece;
      end loop;
      unpacked := unpacked || substring(piece from 1 for length::integer);
    end loop;
  end loop;
  return unpacked;
exception
  when array_subscript_error then -- the file has ended
    return null;
end;
$$;
revoke all on function private.inflate(bytea, bigint, integer) from public, anon, authenticated;

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
