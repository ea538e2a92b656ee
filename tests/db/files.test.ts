import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { docx, pdf } from '../support/document-builders';
import { FILE_SIZE_LIMIT, nameWithNul, sampleFiles } from '../support/sample-files';
import { freshDatabase, grantModes } from './database';
import { submissionId } from './fixtures';
import { as, become, everyone, nothing, outcome, withoutRights, type Tx } from './personas';
import { apply, base64, refusal, resume } from './submit';
import { applications } from './tables';

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const database = freshDatabase('explicit');
/** Some have 5 MB, and a machine may be busy. */
const SLOW = { timeout: 60_000 };
const application = () => ({ ...applications.row, id: randomUUID() });

describe.each(sampleFiles)('a resume: $label', ({ name, content, verdict, keptName = name }) => {
  it(`is ${verdict}`, SLOW, async () => {
    await as(database.sql, 'anonymous', async (tx) => {
      const bytes = content();
      const sent = application();
      const file = { ...resume, file_name: name, content: base64(bytes) };
      const refused = await refusal(tx, sent, [file]);
      expect(refused?.why ?? 'ok').toBe(verdict === 'ok' ? 'ok' : `resume: ${verdict}`);

      await become(tx, 'owner');
      const kept = await tx`
        select f.kind, f.file_name, f.media_type, f.size, f.content = ${bytes} as same
        from career_applications as a left join application_files as f on f.application_id = a.id
        where a.id = ${sent.id}
      `;
      const facts = {
        kind: 'resume',
        file_name: keptName,
        media_type: mediaTypes[keptName.split('.').at(-1)?.toLowerCase() ?? ''],
        size: bytes.length,
        same: true,
      };
      expect(kept).toEqual(verdict === 'ok' ? [facts] : []);
    });
  });
});

it('a name that cannot be stored makes the request malformed', async () => {
  await as(database.sql, 'anonymous', async (tx) => {
    const file = { ...resume, file_name: nameWithNul.name };
    expect(await outcome(tx, (s) => apply(s, application(), [file]))).toBe('refused 22P05');
  });
});

it('a name that tidying left impossible is refused, not the file lost', async () => {
  await as(database.sql, 'owner', async (tx) => {
    await tx`
      create or replace function private.file_name(name text, extension text) returns text
      language sql immutable set search_path = '' return name
    `;
    await become(tx, 'anonymous');
    const file = { ...resume, file_name: 'a\u202e.pdf' };
    const sent = application();
    expect((await refusal(tx, sent, [file]))?.why).toBe('resume: name');

    await become(tx, 'owner');
    expect(await tx`select from career_applications where id = ${sent.id}`).toEqual([]);
  });
});

describe.each(grantModes)('with %s grants', (mode) => {
  const granted = freshDatabase(mode);
  const file = { id: randomUUID(), application_id: submissionId, ...resume };
  const stored = { ...file, content: Buffer.from(resume.content, 'base64') };
  const withFile = (persona: (typeof everyone)[number], fn: (tx: Tx) => Promise<void>) =>
    as(granted.sql, 'owner', async (tx) => {
      await tx`insert into application_files ${tx(stored)}`;
      await become(tx, persona);
      await fn(tx);
    });
  const read = (tx: Tx, id: string) => tx`select public.read_application_file(${id}) as file`;

  it.each(withoutRights)('%s reads no file', async (persona) => {
    await withFile(persona, async (tx) => {
      expect(await outcome(tx, (s) => s`select id from application_files`)).toMatch(nothing);
      expect(await outcome(tx, (s) => s`select content from application_files`)).toMatch(nothing);
      expect(await outcome(tx, (s) => read(s, file.id))).toBe(
        persona === 'anonymous' ? 'refused 42501' : 'refused PT403',
      );
    });
  });

  it.each(everyone)(
    '%s adds, changes and empties nothing, and no one but admins deletes',
    async (persona) => {
      await withFile(persona, async (tx) => {
        const another = { ...stored, id: randomUUID(), kind: 'cover_letter' };
        expect(await outcome(tx, (s) => s`insert into application_files ${s(another)}`)).toBe(
          'refused 42501',
        );
        expect(
          await outcome(tx, (s) => s`update application_files set file_name = 'x.pdf'`),
        ).toMatch(nothing);
        expect(await outcome(tx, (s) => s`delete from application_files`)).toMatch(
          persona === 'admin' ? '1 rows' : nothing,
        );
        expect(await outcome(tx, (s) => s`truncate application_files`)).toBe(
          mode === 'explicit' ? 'refused 42501' : 'refused PT403',
        );
      });
    },
  );

  it('an admin lists the files, and reads one at a time', async () => {
    await withFile('admin', async (tx) => {
      expect(await tx`select kind, file_name, media_type, size from application_files`).toEqual([
        {
          kind: 'resume',
          file_name: 'resume.pdf',
          media_type: 'application/pdf',
          size: stored.content.length,
        },
      ]);
      const [answer] = await read(tx, file.id);
      expect(answer?.['file']).toEqual({
        file_name: 'resume.pdf',
        media_type: 'application/pdf',
        size: stored.content.length,
        base64: resume.content,
      });
      expect(await outcome(tx, (s) => read(s, randomUUID()))).toBe('refused PT404');
      expect(await outcome(tx, (s) => s`select content from application_files`)).toBe(
        mode === 'explicit' ? 'refused 42501' : '1 rows',
      );
    });
  });
});

describe('the table of files', () => {
  const add = (changes: Record<string, unknown>) =>
    as(database.sql, 'owner', (tx) => {
      const content = Buffer.from(pdf());
      const file = { application_id: submissionId, kind: 'resume', file_name: 'a.pdf', content };
      return outcome(tx, (s) => s`insert into application_files ${s({ ...file, ...changes })}`);
    });

  it('holds even its owner to the rules', async () => {
    expect(await add({})).toBe('1 rows');
    expect(await add({ kind: 'photo' })).toBe('refused application_files_kind_values');
    for (const name of [
      '',
      'a/b.pdf',
      'a\\b.pdf',
      'a\u202e.pdf',
      'a\n.pdf',
      `${'x'.repeat(197)}.pdf`,
    ]) {
      expect(await add({ file_name: name })).toBe(
        `refused application_files_file_name_${name ? 'format' : 'extension'}`,
      );
    }
    expect(await add({ content: Buffer.from(docx()) })).toBe(
      'refused application_files_file_name_extension',
    );
    expect(await add({ content: Buffer.from('text') })).toBe('refused 23502');
    expect(await add({ content: Buffer.from(pdf(FILE_SIZE_LIMIT + 1)) })).toBe(
      'refused application_files_size_range',
    );
    expect(await add({ media_type: 'text/html' })).toBe('refused 428C9');
  });

  it('has the limit of the specification, and stores documents as they are', async () => {
    const { sql } = database;
    expect(await sql`select private.file_size_limit() as bytes`).toEqual([
      { bytes: FILE_SIZE_LIMIT },
    ]);
    const [column] = await sql`
      select attstorage from pg_attribute
      where attrelid = 'application_files'::regclass and attname = 'content'
    `;
    expect(column).toEqual({ attstorage: 'e' });
  });

  it('has one file of a kind for each application, and loses them with it', async () => {
    await as(database.sql, 'owner', async (tx) => {
      const content = Buffer.from(pdf());
      const file = { application_id: submissionId, kind: 'resume', file_name: 'a.pdf', content };
      await tx`insert into application_files ${tx(file)}`;
      expect(await outcome(tx, (s) => s`insert into application_files ${s(file)}`)).toBe(
        'refused 23505',
      );
      await tx`delete from career_applications where id = ${submissionId}`;
      expect(await tx`select from application_files`).toHaveLength(0);
    });
  });
});
