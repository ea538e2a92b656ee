-- Text as people mean it: what the forms do before they send, done again to whatever reaches a table.
-- In TypeScript: src/lib/tidy.ts, email-address.ts, phone-number.ts and search-form.ts; tests hold both
-- to the same results. What PostgreSQL calls a letter or a blank depends on a database's locale: hence
-- the lists of code points, and collate "C" where an expression is matched.

-- Composed (NFC), without what cannot be seen, lines ended by \n, trimmed. Unseen are control and format
-- characters, variation selectors and fillers; joiners stay between letters or pictures, which are meant
-- by coarse ranges: all but ASCII's signs and general punctuation.
create function private.tidy(value text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  blanks constant text := E' \t\n\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008'
    || E'\u2009\u200a\u202f\u205f\u3000';
  letters constant text collate "C" := 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2190-\u2bff\u2c00-\u2dff'
    || '\u2e80-\u2fff\u3001-\ud7ff\uf900-\uffdc\U00010000-\U0003ffff';
  unseen constant text collate "C" := '\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f'
    || '\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f'
    || '\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd'
    || '\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';
  tidied text collate "C" := value;
begin
  if char_length(value) > 40000 then
    return value; -- no column takes it
  elsif tidied ~ '^[\n -~]*$' then
    return btrim(tidied, blanks);
  end if;
  tidied := normalize(tidied, nfc);
  tidied := regexp_replace(tidied, '\r\n|[\v\f\r\u0085\u2028\u2029]', E'\n', 'g');
  tidied := regexp_replace(tidied, '[' || unseen || ']', '', 'g');
  tidied := replace(tidied, U&'\2800', ' '); -- Braille's blank
  tidied := regexp_replace(
    tidied, '([' || letters || '][\u200c\u200d])(?=[' || letters || '])|[\u200c\u200d]', '\1', 'g'
  );
  return btrim(normalize(tidied, nfc), blanks);
end;
$$;
revoke all on function private.tidy(text) from public, anon, authenticated;

-- On one line, with one blank between words.
create function private.tidy_line(value text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select case
    when char_length(value) > 40000 then value
    else regexp_replace(
      private.tidy(value) collate "C", '[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'
    )
  end;
$$;
revoke all on function private.tidy_line(text) from public, anon, authenticated;

-- Null where somebody only filled an optional field: `-`, `n/a`, `None`.
create function private.given(value text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select case
    when lower(value collate "C") ~ ('^' || signs || '(n ?[-/.\\\u2010-\u2015]? ?a|none|nil|null'
      || '|not applicable|non applicable|n[e\u00e9\u00c9]ant|aucune?|sans objet|)' || signs || '$')
      then null
    else value
  end
  from (
    select '[-\u2010-\u2015\u2212_.,;:!?\u2026\u00b7\u2022*~/\\|()[\]<>"''\u2018-\u201f\u00ab\u00bb ]*'
  ) as around (signs);
$$;
revoke all on function private.given(text) from public, anon, authenticated;

-- With ASCII's signs and digits: for what people never write with others on purpose.
create function private.tidy_signs(value text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select normalize(
    translate(
      private.tidy_line(value),
      U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
        || U&'\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9'
        || U&'\07c0\07c1\07c2\07c3\07c4\07c5\07c6\07c7\07c8\07c9\200c\200d',
      '012345678901234567890123456789'
    ),
    nfkc
  );
$$;
revoke all on function private.tidy_signs(text) from public, anon, authenticated;

-- An address without what was copied along: `Amina <amina@example.com>`, `Amina (amina@example.com)`,
-- `E-mail: amina@example.com`, quotes, the end of a sentence.
create function private.tidy_email(value text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  email text collate "C" := replace(private.tidy_signs(value), U&'\3002', '.');
begin
  if char_length(email) > 1000 then
    return email; -- refused, and not worth the time
  end if;
  email := regexp_replace(email, '^[^<>]*<([^<>]*)>[ ,;.]*$', '\1');
  email := regexp_replace(email, '^[^@()[\]{}]*[([{]([^@()[\]{}]+@[^@()[\]{}]+)[)\]}][ ,;.]*$', '\1');
  email := regexp_replace(email, '^([^@()[\]{}]+@[^@()[\]{}]+)[([{][^@()[\]{}]*[)\]}][ ,;.]*$', '\1');
  email := regexp_replace(email, '^(.*mailto:[^?]*)\?.*$', '\1', 'i');
  email := regexp_replace(email, '^((?!//)[^@:]+: *)+(?=[^@:/]+@)', '');
  email := regexp_replace(
    email,
    '^([ "''`*\u00ab\u00b7\u2013\u2014\u2018-\u201f\u2022\u2039\u203a\u2190-\u2bff\U0001f000-\U0001faff'
      || '<([{,;:]|mailto:)+',
    '', 'i'
  );
  email := regexp_replace(
    email,
    '[ "''`*\u00bb\u2018-\u201f\u2039\u203a\u2190-\u2bff\U0001f000-\U0001faff>)\]},;:.!?]+$', ''
  );
  return regexp_replace(email, ' *@ *', '@', 'g');
end;
$$;
revoke all on function private.tidy_email(text) from public, anon, authenticated;

-- One address with a dotted domain, without dots in a row or at an end.
create function private.is_email(value text) returns boolean
language sql immutable parallel safe strict set search_path = '' as $$
  select value collate "C" ~ (
    '^[^ @.,;:<>()[\]\\"]+(\.[^ @.,;:<>()[\]\\"]+)*@'
      || '([A-Za-z0-9\u0080-\U0010ffff]([-A-Za-z0-9\u0080-\U0010ffff]*[A-Za-z0-9\u0080-\U0010ffff])?\.)+'
      || '[A-Za-z\u0080-\U0010ffff][-A-Za-z0-9\u0080-\U0010ffff]*[A-Za-z0-9\u0080-\U0010ffff]$'
  );
$$;
revoke all on function private.is_email(text) from public, anon, authenticated;
grant execute on function private.is_email(text) to anon, authenticated, service_role;

-- A telephone number without what stands before it, with single blanks between its groups, an
-- international prefix as `+` (`009` is Nigeria's), a code that stands before another one gone, an
-- extension as `ext 12`. Zeros stay, but a `(0)` behind the code of a
-- country whose numbers never begin with one. What is no number comes out as text.
create function private.tidy_phone(value text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  phone text collate "C" := private.tidy_signs(value);
begin
  if char_length(phone) > 1000 then
    return phone;
  end if;
  phone := regexp_replace(
    phone,
    '^(\+[0-9]{1,3} )?(?![OoIl] )[^0-9+(*#@]*([- .:;,=>/|)\]}~"''\u00b0\u2010-\u2015\u2190-\u2bff\U0001f000-\U0001faff]'
      || '(?=[0-9(])|[^0-9+(*#@](?=\+))',
    '\1'
  );
  phone := regexp_replace(
    phone, '[ ,;(]*(extension|extn?|poste|x|#|,{2,})[. :=]*([0-9]{1,6})\)?$', ' ext \2', 'i'
  );
  phone := regexp_replace(
    phone, '^[ (]*009([- ./)]+(?=234)|(?=234([- ./]*[0-9]){10}$))', '+'
  );
  phone := regexp_replace(phone, '^[ (]*00[- ./)]*(?=[1-9])', '+');
  phone := regexp_replace(phone, '(\+(?!225|229|241|242|39)[0-9]{1,3}[-) .]*)\( ?0 ?\)', '\1');
  phone := regexp_replace(
    phone,
    '[- ()[\]"''|;.,/_~\u00b7\u2010-\u2015\u2018-\u201f\u2022\u20e3\u2190-\u2bff\U0001f000-\U0001faff]+',
    ' ', 'g'
  );
  phone := regexp_replace(btrim(phone), '\+[+ ]+', '+', 'g');
  phone := regexp_replace(phone, '^(\+[0-9]{1,3} ?(?=\+))+', '');
  return regexp_replace(phone, '^\+([0-9]{1,3}) 009? ?\1', '+\1');
end;
$$;
revoke all on function private.tidy_phone(text) from public, anon, authenticated;

-- A number that can be dialled: 6 to 15 digits and perhaps an extension.
create function private.is_phone(value text) returns boolean
language sql immutable parallel safe strict set search_path = '' as $$
  select value collate "C" ~ '^(\+[1-9]|[0-9])( ?[0-9]){5,14}( ext [0-9]{1,6})?$';
$$;
revoke all on function private.is_phone(text) from public, anon, authenticated;
grant execute on function private.is_phone(text) to anon, authenticated, service_role;

-- Text as it is searched: without accents, apostrophes and quotes, in lower case, ɓ as b and ø as o,
-- hyphens as blanks, and numbers without the signs between their groups. Every list searches one
-- generated column, search_text: one pass over the table instead of one a column. Its lines are the
-- reference (what a visitor is told of the id), names, addresses and texts.
create function private.search_form(value text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  form text collate "C";
begin
  -- Generated columns come before the checks, and no row has more. An acute accent, typed for an
  -- apostrophe, decomposes into a blank.
  form := normalize(replace(left(value, 40000) collate "C", U&'\00b4', ''), nfkd);
  form := regexp_replace(
    form,
    '["''`\u00ab\u00ad\u00bb\u02b9-\u02bf\u02ee\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1'
      || '\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dc'
      || '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u07eb-\u07f3\u135d-\u135f\u180b-\u180f'
      || '\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032-\u2037\u2039'
      || '\u203a\u2060-\u206f\u20d0-\u20ff\u275b-\u275e\ua78b\ua78c\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
    '', 'g'
  );
  form := lower(form collate "default");
  form := regexp_replace(form, '[-\u058a\u05be\u2010-\u2015\u2043\u2212]', ' ', 'g');
  if form ~ '[^\n -~]' then -- translate() takes its time
    form := translate(
      form,
      'ɑɓƃƈɗɖđðɛəǝƒɠǥɣɦħɨɩɪıƙłɲŋɔøɵƥɍʂƭʈŧʉʊʋƴȥƶʒς'
        || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
        || U&'\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9'
        || U&'\07c0\07c1\07c2\07c3\07c4\07c5\07c6\07c7\07c8\07c9',
      'abbcddddeeefggghhiiiiklnnooopr' || 'stttuuvyzzzσ' || '012345678901234567890123456789'
    );
    form := replace(replace(replace(replace(form, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  form := regexp_replace(form, '([0-9])[ ./()]+(?=[0-9])', '\1', 'g');
  return ' ' || translate(form, E'\n/()', '    '); -- a word begins behind a blank
end;
$$;
revoke all on function private.search_form(text) from public, anon, authenticated;
grant execute on function private.search_form(text) to anon, authenticated, service_role;
