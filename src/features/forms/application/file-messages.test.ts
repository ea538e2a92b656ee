import { expect, test } from 'vitest';
import { applicationForm as english } from '@/content/en/application-form';
import { applicationForm as french } from '@/content/fr/application-form';
import { documentRule } from '@/lib/document-rule';
import { ole, zip } from '@tests/support/document-builders';

const xps = zip({ '[Content_Types].xml': '<Types/>', 'Documents/1/Pages/1.fpage': 'x' });
const works = ole('MN0', 'CONTENTS');
const placeholder = 'bplist00\0NSURLNameKey';

test.each([
  ['CV.xps', xps, english.fileMessages.byEnding('.xps'), french.fileMessages.byEnding('.xps')],
  ['CV.WPS', works, english.fileMessages.byEnding('.wps'), french.fileMessages.byEnding('.wps')],
  [
    'resume.pdf.icloud',
    placeholder,
    english.fileMessages['not here'],
    french.fileMessages['not here'],
  ],
  ['resume.pdf', works, english.fileMessages.type, french.fileMessages.type],
  ['J.R. Okafor', works, english.fileMessages.type, french.fileMessages.type],
])('a visitor who chooses %s reads why it cannot be sent', async (name, content, en, fr) => {
  const messages = [english, french].map(async ({ fileMessages }) => {
    const { error } = await documentRule(fileMessages).safeParseAsync(new File([content], name));
    return error?.issues[0]?.message;
  });
  expect(await Promise.all(messages)).toEqual([en, fr]);
});
