// An applicant declines in a calendar program, while whoever looks after the application is away.
import { readFileSync } from 'node:fs';
import { adminMeetings } from '../../../src/content/en/admin-meetings.ts';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import {
  addAccount,
  addApplication,
  chooseTemplate,
  panel,
  sql,
  test,
  toast,
} from '../admin-support.ts';
import { newPerson } from '../forms.ts';
import { answerByMail, mailsTo, sendWaitingReplies } from '../mails.ts';
import { admin, expect } from '../support.ts';

const { editor } = adminSending;

test('an interview is declined in Outlook: the deputy of the absent owner is told, and the date is gone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { email } = newPerson();
  const id = await addApplication({ email });
  const owner = await addAccount({ isAdmin: true });
  await sql`
    update admin_users set away_until = current_date + 3,
      deputy_id = (select id from auth.users where email = ${admin.email})
    where user_id = (select id from auth.users where email = ${owner.email})`;

  await page.goto(`/admin/careers/${id}`);
  const openMeeting = async () => {
    await panel(page).getByRole('button', { name: adminReplies.title }).click();
    await chooseTemplate(panel(page), 'meeting');
  };
  await openMeeting();
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await panel(page).getByLabel(adminMeetings.day).fill(day);
  await panel(page).getByLabel(adminMeetings.place).fill('https://meet.example/1');
  await panel(page)
    .getByRole('button', { name: /^Send and set to/ })
    .click();
  await expect(toast(page, editor.queued)).toBeVisible();
  await sendWaitingReplies(id);
  const invitation = () => mailsTo(email).flatMap(({ files }) => files);
  await expect.poll(invitation, { timeout: 20_000 }).toHaveLength(1);
  const entry = readFileSync(invitation()[0] ?? '', 'utf8').replaceAll('\r\n ', '');
  const uid = /^UID:(.*)$/m.exec(entry)?.[1]?.trim();
  await sql`
    update career_applications set owner_id = (select id from auth.users where email = ${owner.email})
    where id = ${id}`;

  const reference = `DR-${id.slice(0, 8).toUpperCase()}`;
  const told = () => mailsTo(admin.email, new RegExp(`^New message.*${reference}`));
  await answerByMail(id, {
    from: `Amina Bello <${email}>`,
    subject: 'Declined: Interview',
    text: '',
    icalEvent: {
      method: 'REPLY',
      content: [
        'BEGIN:VCALENDAR',
        'METHOD:REPLY',
        'BEGIN:VEVENT',
        `ATTENDEE;PARTSTAT=DECLINED;CN=Amina Bello:mailto:${email}`,
        'COMMENT:I have another offer',
        `UID:${uid}`,
        'SEQUENCE:0',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    },
  });
  await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
  expect(mailsTo(owner.email, /^New message/)).toEqual([]);

  await page.reload();
  await expect(panel(page).getByText('I have another offer', { exact: true })).toBeVisible();
  await openMeeting();
  await expect(panel(page).getByLabel(adminMeetings.day)).toHaveValue('');
});
