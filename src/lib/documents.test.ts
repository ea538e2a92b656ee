import { expect, test } from 'vitest';
import { FILE_SIZE_LIMIT, nameWithNul, sampleFiles } from '@tests/support/sample-files';
import { pdf } from '@tests/support/document-builders';
import { examine, fileSizeLimit } from './documents';

test.each([...sampleFiles, nameWithNul])('$label is $verdict', async (sample) => {
  const content = sample.content();
  const { problem } = await examine(new File([content], sample.name));
  expect(problem ?? 'ok').toBe(sample.verdict);
});

const sendable = [...sampleFiles, nameWithNul].filter(({ verdict }) => verdict === 'ok');

test.each(sendable)(
  '$label is sent as it is, under a name that can be shown and fits it',
  async (sample) => {
    const content = sample.content();
    const { copy } = await examine(new File([content], sample.name));
    expect(copy?.name).toBe(sample.keptName ?? sample.name);
    const bytes = new Uint8Array((await copy?.arrayBuffer()) ?? []);
    expect(Buffer.compare(bytes, content)).toBe(0);
  },
);

test('the limit is the one that the site promises', () => {
  expect(fileSizeLimit).toBe(FILE_SIZE_LIMIT);
});

test('a file that the device does not hand out is told, and read once however often it is asked for', async () => {
  let reads = 0;
  const file = new File([pdf()], 'resume.pdf');
  file.arrayBuffer = () => {
    reads += 1;
    return Promise.reject(new DOMException('gone', 'NotReadableError'));
  };
  for (const _ of [1, 2]) expect(await examine(file)).toEqual({ problem: 'unreadable' });
  expect(reads).toBe(1);
});

test.each([
  ['/Encrypt 5 0 R', true],
  ['/Encrypt<</V 4>>', true],
  ['/EncryptMetadata false', false],
  ['', false],
])('a PDF with %j may ask for a password: %s', async (words, mayAsk) => {
  const { copy, ...told } = await examine(new File([pdf(), words], 'resume.pdf'));
  expect(copy).toBeDefined();
  expect(told.mayAsk).toBe(mayAsk);
});
