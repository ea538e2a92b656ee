-- Reads what a file packs, as PostgreSQL cannot unpack raw deflate (RFC 1951). Nothing here trusts a length
-- or a place that a file names. The form does the same (src/lib/file-kind).

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
