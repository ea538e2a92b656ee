-- Under row-level security `like` uses no index; docs/decisions/026-search.md says why lists need none.
create extension if not exists pg_trgm with schema extensions;

-- Telephone numbers lose the plus sign or leading zeros and become one word. One or two letters match only at
-- the start of a word, because no index finds them elsewhere. References (private.reference_of) are searched
-- without their prefix. `*` and `,` are reserved by PostgREST.
create function public.search_patterns(search text) returns text[]
language sql immutable strict parallel safe set search_path = ''
begin atomic
  select array(
    select case
      when word ~ '^[a-z0-9]{1,2}$' then '% ' || word || '%'
      else '%' || translate(regexp_replace(word, '([\\%_])', '\\\1', 'g'), '*,', '__') || '%'
    end
    from regexp_matches(
        regexp_replace(
          left(search, 100),
          '\mdr([-\u2010-\u2015\u2212]\s?(?=[0-9a-f]{1,8}\M)|\s?(?=[0-9a-f]{8}\M))', '', 'gi'
        ),
        '^\s*0[0-9 ()./-]*[0-9]\s*$|\+[0-9][0-9 ()./-]*[0-9]|\S+', 'g'
      ) as found (tokens),
      string_to_table(private.search_form(tokens[1]), ' ') as folded,
      regexp_replace(folded, '^([<{[]|mailto:|tel:)+|[]>}.,;:!?]+$', '', 'g') as bare,
      regexp_replace(coalesce(nullif(bare, ''), folded), '^(\+|00?)(?=[0-9]{6,15}$)', '') as word
    where word <> ''
    limit 8
  );
end;
grant execute on function public.search_patterns(text) to anon, authenticated;
