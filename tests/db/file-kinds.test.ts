// The form and the database must say the same of a file: one that the form takes and the database
// refuses is an application that never arrives.
import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindOf } from '@/lib/file-kind/file-kind';
import { withExtension } from '@/lib/file-kind/file-name';
import { inflate } from '@/lib/file-kind/inflate';
import { ascii, concat, type Bytes } from '../support/document-builders';
import { sampleFiles } from '../support/sample-files';
import { freshDatabase } from './database';

const database = freshDatabase('bare');

/** A machine may be busy. */
const SLOW = { timeout: 120_000 };

/** What both say of a file, which is to be the same. */
async function verdicts(label: string, content: Bytes) {
  const [row] = await database.sql`select private.document_kind(${content}) as kind`;
  return [
    { label, kind: row?.['kind'] as unknown },
    { label, kind: kindOf(content) },
  ] as const;
}

/** Those that are built in no time. */
const small = sampleFiles
  .filter(({ verdict, label }) => verdict !== 'too large' && !label.startsWith('named'))
  .map(({ label, content }) => ({ label, content: content() }))
  .filter(({ content }) => content.length < 50_000);

const fronts = ['\n', ' ', '\0', '\ufeff', 'MZ', '<', 'PK\x03\x04', '%PDF-', 'x'.repeat(1020)];

function* changed({ label, content }: (typeof small)[number]): Generator<[string, Bytes]> {
  const last = content.length;
  for (const length of [4, 30, 512, last >> 1, last - 22, last - 5, last - 1, last]) {
    yield [`${label}, ${length} bytes`, content.slice(0, Math.max(0, length))];
  }
  for (const front of fronts) yield [`${label} behind ${front}`, concat(front, content)];
  yield [`${label}, and more`, concat(content, 'PK\x05\x06', 'x'.repeat(30))];
}

it('of every sample, cut short, with something before it and behind it', SLOW, async () => {
  for (const sample of small) {
    for (const [label, content] of changed(sample)) {
      const [ours, theirs] = await verdicts(label, content);
      expect(ours).toEqual(theirs);
    }
  }
});

it('of every sample with bytes of chance in it', SLOW, async () => {
  const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
    minLength: 1,
    maxLength: 6,
  });
  const property = fc.asyncProperty(fc.constantFrom(...small), damage, async (sample, bytes) => {
    const content = Uint8Array.from(sample.content);
    for (const [place, byte] of bytes) content[Math.floor(place * content.length)] = byte;
    const [ours, theirs] = await verdicts(sample.label, content);
    expect(ours).toEqual(theirs);
  });
  await fc.assert(property, { numRuns: 400 });
});

it('of what a packer made, whichever way it packs', SLOW, async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.nat(300))
      .map(([word, n]) => word.repeat(n)),
  );
  const strategy = fc.constantFrom(
    constants.Z_DEFAULT_STRATEGY,
    constants.Z_FIXED,
    constants.Z_HUFFMAN_ONLY,
    constants.Z_RLE,
  );
  const property = fc.asyncProperty(text, strategy, fc.nat(9), async (words, way, level) => {
    const plain = ascii(words);
    const packed = Uint8Array.from(deflateRawSync(plain, { strategy: way, level }));
    expect(inflate(packed, 0, 10_000)).toEqual([...plain]);
    const file = concat('ab', packed);
    const [row] = await database.sql`select private.inflate(${file}, 2, 10000) as plain`;
    expect(Buffer.compare(row?.['plain'] as Buffer, plain)).toBe(0);
  });
  await fc.assert(property, { numRuns: 100 });
});

it('of what it is called', SLOW, async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '.pdf',
      '.PDF',
      '.docx',
      '.doc',
      '.exe',
      '.',
      ' ',
      '/',
      '\\',
      '\u202e',
      '\u3000',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.nat(120).map((times) => '李'.repeat(times)),
  );
  const name = fc.array(part, { maxLength: 6 }).map((parts) => parts.join('').replaceAll('\0', ''));
  const extension = fc.constantFrom('.pdf', '.doc', '.docx');
  const property = fc.asyncProperty(name, extension, async (given, kind) => {
    const [row] = await database.sql`select private.file_name(${given}, ${kind}) as name`;
    const kept = withExtension(given, kind);
    expect(row?.['name']).toBe(kept);
    expect(kept.toLowerCase().endsWith(kind)).toBe(true);
    expect(withExtension(kept, kind)).toBe(kept);
  });
  await fc.assert(property, { numRuns: 600 });
});

it('soon enough, of files as large as may be', SLOW, async () => {
  for (const { label, content } of sampleFiles.filter((sample) => sample.label.includes('5 MB'))) {
    const began = performance.now();
    const [ours, theirs] = await verdicts(label, content());
    expect(ours).toEqual(theirs);
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});
