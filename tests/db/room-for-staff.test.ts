import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdf } from '../support/document-builders';
import { freshDatabase, grantModes } from './database';
import { submissionId } from './fixtures';
import { as, become, everyone, nothing, outcome, people, withoutRights, type Tx } from './personas';
import { applications } from './tables';

const kB = 1024;

describe.each(grantModes)('with %s grants', (mode) => {
  const granted = freshDatabase(mode);
  const suspectId = randomUUID();
  const suspicion = { suspect: true, suspect_reason: 'trap' };
  const fileIds = { mine: randomUUID(), large: randomUUID(), suspect: randomUUID() };

  /** Two files of an applicant, and a small one of a suspect that came 31 days ago. */
  const withFiles = (persona: (typeof everyone)[number], tell: (tx: Tx) => Promise<void>) =>
    as(granted.sql, 'owner', async (tx) => {
      await tx`
        insert into career_applications ${tx({ ...applications.row, ...suspicion, id: suspectId })}
      `;
      const of = (application_id: string, id: string, size: number, kind: string) => ({
        id,
        application_id,
        kind,
        file_name: `${kind}.pdf`,
        content: Buffer.from(pdf(size)),
      });
      await tx`insert into application_files ${tx([
        of(submissionId, fileIds.mine, kB, 'resume'),
        of(submissionId, fileIds.large, 9 * kB, 'cover_letter'),
        of(suspectId, fileIds.suspect, 2 * kB, 'resume'),
      ])}`;
      await tx`update application_files set created_at = now() - interval '31 days'`;
      await become(tx, persona);
      await tell(tx);
    });
  const entries = async (tx: Tx) => {
    await become(tx, 'owner');
    return tx`select actor_email, action, table_name, summary from activity_log
      where action like 'file%' order by id`;
  };

  it.each(everyone)('%s neither reads nor sets the limits', async (persona) => {
    await withFiles(persona, async (tx) => {
      expect(await outcome(tx, (s) => s`select * from private.room_settings`)).toBe(
        'refused 42501',
      );
      expect(await outcome(tx, (s) => s`select * from private.received_files`)).toBe(
        'refused 42501',
      );
      expect(await outcome(tx, (s) => s`update private.room_settings set total = 1`)).toBe(
        'refused 42501',
      );
      expect(await outcome(tx, (s) => s`select private.take_room(1)`)).toBe('refused 42501');
    });
  });

  it.each(withoutRights)('%s learns nothing of room, and deletes no file', async (persona) => {
    await withFiles(persona, async (tx) => {
      const refused = persona === 'anonymous' ? 'refused 42501' : 'refused PT403';
      expect(await outcome(tx, (s) => s`select * from room_state()`)).toBe(refused);
      expect(await outcome(tx, (s) => s`select * from largest_files()`)).toBe(refused);
      expect(await outcome(tx, (s) => s`select * from delete_suspects_files(0)`)).toBe(refused);
      const mine = fileIds.mine;
      expect(await outcome(tx, (s) => s`delete from application_files where id = ${mine}`)).toMatch(
        nothing,
      );
      await become(tx, 'owner');
      expect(await tx`select from application_files`).toHaveLength(3);
    });
  });

  it('an admin sees how much room there is', async () => {
    await withFiles('admin', async (tx) => {
      const [state] = await tx`select * from room_state()`;
      await become(tx, 'owner');
      const [measured] = await tx`select pg_database_size(current_database()) as bytes`;
      expect(state).toMatchObject({
        plan_bytes: String(500 * kB * kB),
        file_bytes: String(12 * kB),
        most_file_bytes: String(300 * kB * kB),
        day_bytes: '0',
        most_day_bytes: String(75 * kB * kB),
      });
      const off = Number(state?.['database_bytes']) / Number(measured?.['bytes']);
      expect(off).toBeGreaterThan(0.9);
      expect(off).toBeLessThan(1.1);
    });
  });

  it('an admin lists the largest files, those of suspects first, and deletes one', async () => {
    await withFiles('admin', async (tx) => {
      const listed = await tx`select id, applicant, size, suspect from largest_files()`;
      const applicant = `${applications.row['first_name']} ${applications.row['last_name']}`;
      expect(listed).toEqual([
        { id: fileIds.suspect, applicant, size: 2 * kB, suspect: true },
        { id: fileIds.large, applicant, size: 9 * kB, suspect: false },
        { id: fileIds.mine, applicant, size: kB, suspect: false },
      ]);
      const large = fileIds.large;
      expect(await tx`delete from application_files where id = ${large} returning id`).toEqual([
        { id: large },
      ]);
      expect(await entries(tx)).toEqual([
        {
          actor_email: people.admin.email,
          action: 'file_deleted',
          table_name: 'career_applications',
          summary: 'cover_letter.pdf',
        },
      ]);
    });
  });

  it.each([
    [30, 1],
    [31, 1],
    [32, 0],
  ])('an admin deletes suspects’ files older than %i days: %i', async (days, files) => {
    await withFiles('admin', async (tx) => {
      const bytes = String(files * 2 * kB);
      expect(await tx`select * from delete_suspects_files(${days})`).toEqual([
        { files: String(files), bytes },
      ]);
      for (const wrong of [-1, null]) {
        expect(await outcome(tx, (s) => s`select * from delete_suspects_files(${wrong})`)).toBe(
          'refused PT400',
        );
      }
      const entry = { actor_email: people.admin.email, action: 'files_deleted' };
      expect(await entries(tx)).toMatchObject(files ? [{ ...entry, summary: '1' }] : []);
      expect(await tx`select from application_files`).toHaveLength(3 - files);
      expect(await tx`select from career_applications where id = ${suspectId}`).toHaveLength(1);
    });
  });

  it('files that go with their application are no deletion of their own', async () => {
    await withFiles('admin', async (tx) => {
      await become(tx, 'owner');
      await tx`delete from career_applications`;
      expect(await tx`select from application_files`).toHaveLength(0);
      expect(await entries(tx)).toEqual([]);
    });
  });
});
