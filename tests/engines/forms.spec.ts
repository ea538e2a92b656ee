import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { application, forms, newPerson, quote, rowsOfPerson } from '../e2e/forms.ts';
import { sql } from '../e2e/admin-support.ts';
import { pdf } from '../support/document-builders.ts';
import { expect, interactive, test } from './visitor.ts';

for (const form of forms) {
  test(`the ${form.name} form is filled in and stored once`, async ({ visitor }) => {
    const person = newPerson();
    await visitor.goto(form.path);
    await interactive(visitor);
    await form.fill(visitor, person);
    await visitor.getByRole('button', { name: form.submit }).click();
    await visitor.getByText(form.success).first().waitFor();
    const rows = await rowsOfPerson(form, person.email);
    expect(rows).toEqual([expect.objectContaining({ [form.textColumn]: person.text })]);
  });
}

test('who has not ticked the consent is told so in words', async ({ visitor }) => {
  const person = newPerson();
  await visitor.goto(quote.path);
  await interactive(visitor);
  await quote.fill(visitor, person);
  await visitor.getByRole('checkbox').click();
  await visitor.getByRole('button', { name: quote.submit }).click();
  await visitor.getByText('Please tick this box').waitFor();
  expect(await visitor.evaluate(() => document.activeElement?.matches('[type=checkbox]'))).toBe(
    true,
  );
  expect(await rowsOfPerson(quote, person.email)).toHaveLength(0);
});

test('an application whose server is away arrives with its file once it is back', async ({
  visitor,
  line,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'deccan-reach-engines-'));
  const file = Buffer.from(pdf(300_000));
  await writeFile(join(folder, 'resume.pdf'), file);
  const person = newPerson();
  await visitor.goto(application.path);
  await interactive(visitor);
  await application.fill(visitor, person);
  await visitor.getByLabel('Resume', { exact: true }).setInputFiles(join(folder, 'resume.pdf'));
  await line.cut();
  await visitor.getByRole('button', { name: application.submit }).click();
  await visitor
    .getByText(/^Not sent yet\. Saved on this device/)
    .first()
    .waitFor();
  await rm(folder, { recursive: true });

  await line.mend();
  await expect
    .poll(() => rowsOfPerson(application, person.email), { timeout: 60_000 })
    .toHaveLength(1);
  const files = await sql<{ content: Buffer }[]>`
    select content from application_files
    join career_applications on career_applications.id = application_id
    where email = ${person.email} and kind = 'resume'
  `;
  expect(files.map(({ content }) => content.equals(file))).toEqual([true]);
  await visitor.getByText(application.success).first().waitFor();
});
