// Every sample of a file, chosen in a browser and sent to the API by a program: the right answer each.
import { randomUUID } from 'node:crypto';
import { applicationForm } from '../../../src/content/en/application-form.ts';
import { applications } from '../../db/tables.ts';
import { ascii } from '../../support/document-builders.ts';
import { nameWithNul, sampleFiles, type SampleFile } from '../../support/sample-files.ts';
import { application, newPerson, rowsOfPerson } from '../forms.ts';
import { api, expect, rowsWhere, test } from '../support.ts';

const { fileMessages } = applicationForm;

test(
  'a file is judged when it is chosen: the message names the limit, the other fields stay',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(240_000); // a hundred files, some of 5 MB
    for (const text of Object.values(fileMessages)) expect(text).toContain('5 MB');
    const { email, text } = newPerson();
    await page.goto('/apply');
    await application.fill(page, { email, text });
    const resume = page.getByLabel('Resume', { exact: true });
    const box = page.locator('fieldset div[aria-live]', { has: resume });
    const message = box.locator('p[id$="-error"]');

    async function choose({ name, content }: SampleFile) {
      const buffer = Buffer.from(content());
      await resume.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    }
    async function expectRefusal(verdict: keyof typeof fileMessages) {
      await expect(message).toHaveText(fileMessages[verdict]);
      await expect(resume).toHaveAttribute('aria-invalid', 'true');
    }

    for (const sample of [...sampleFiles, nameWithNul]) {
      await test.step(`${sample.label}: ${sample.verdict}`, async () => {
        if (sample.verdict !== 'ok') {
          await choose(sample);
          await expectRefusal(sample.verdict);
          await page.getByRole('button', { name: /^Remove\b/ }).click();
          await expect(message).toHaveCount(0);
          return;
        }
        // The message of another file has to go, else no message could be one that is still to come.
        await choose(empty);
        await expectRefusal('empty');
        await choose(sample);
        await expect(message).toHaveCount(0);
        await expect(resume).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expect(page.getByLabel('Motivation')).toHaveValue(text);
    await expect(page.getByLabel('Position')).toHaveValue('ai-developer');
    await expect(page.getByRole('checkbox').first()).toBeChecked();

    // The last sample is good: what was refused before it leaves no trace.
    await page.getByRole('button', { name: application.submit }).click();
    await expect(page.getByText(application.success)).toBeVisible();
    const [row] = await rowsOfPerson(application, email);
    expect(await rowsWhere('application_files', { application_id: String(row?.['id']) })).toEqual([
      expect.objectContaining({ kind: 'resume', file_name: 'resume.pdf' }),
    ]);
  },
);

// As the tests of the database tell it, over HTTP.
test('the API gives the same answers, whatever a program sends', { tag: '@nightly' }, async () => {
  // One application, edited with each sample: a refused edit must not touch what is stored.
  const id = randomUUID();
  const email = `${randomUUID()}@example.com`;
  let kept: { file_name: string; size: number } | undefined;

  for (const [index, sample] of sampleFiles.entries()) {
    const { label, name, verdict, keptName = name } = sample;
    const content = sample.content();
    const answer = await api.call('submit_application', {
      application: { ...applications.row, id, email, revision: index + 1 },
      files: [fileOf(sample, content)],
    });
    const body: unknown = await answer.json();
    if (verdict === 'ok') {
      expect({ label, status: answer.status, body }).toEqual({ label, status: 200, body: id });
      kept = { file_name: keptName, size: content.length };
    } else {
      expect({ label, status: answer.status, body }).toMatchObject({
        label,
        status: 400,
        body: { code: 'PT400', details: 'resume', hint: verdict },
      });
    }
    const stored = await rowsWhere('application_files', { application_id: id });
    expect(stored.map(({ file_name, size }) => ({ file_name, size }))).toEqual([kept]);
  }
});

const empty = {
  label: 'empty',
  name: 'empty.pdf',
  content: () => ascii(''),
  verdict: 'empty',
} as const;

function fileOf({ name }: SampleFile, content: Uint8Array) {
  return { kind: 'resume', file_name: name, content: Buffer.from(content).toString('base64') };
}
