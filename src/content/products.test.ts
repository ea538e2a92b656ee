import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Product } from './types';

const pages = import.meta.glob<Product>(
  ['./*/products/*.ts', '!./*/products/{index,*-artefacts}.ts'],
  { eager: true, import: 'default' },
);
const artefacts = Object.entries(pages).flatMap(([page, { hero, settlement, api, offerings }]) =>
  [hero, settlement, ...(api ? [api] : []), ...offerings.map(({ art }) => art)].map((artefact) => ({
    page,
    artefact,
  })),
);

const webhooks = artefacts.flatMap(({ page, artefact }) =>
  artefact.kind === 'terminal'
    ? artefact.parts
        .filter(({ code }) => /signature/i.test(code))
        .map((part) => ({ page, ...part }))
    : [],
);

test.each(webhooks)('an integrator can verify the signature on $page', ({ label, code }) => {
  const [headers = '', body = ''] = code.split('\n\n');
  const secret = label.match(/secret [“«]\s?(\w+)/)?.[1] ?? '';
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  expect(headers.split('\n')).toContain(`X-Signature: sha256=${signature}`);
  expect(JSON.parse(body)).toBeTypeOf('object');
});

const messages = artefacts.flatMap(({ page, artefact }) => {
  if (artefact.kind === 'handset') return artefact.frames.map((message) => ({ page, message }));
  return artefact.kind === 'chat' ? artefact.messages.map((message) => ({ page, message })) : [];
});

test('a subscriber sees each USSD page whole, and only short codes that are ours to show', () => {
  const menus = messages.flatMap(({ message }) => (message.type === 'ussd' ? [message.text] : []));
  expect(menus.length).toBeGreaterThan(10);
  // 160 bytes, with seven bits for a character (3GPP TS 23.038).
  const maxPageLength = 182;
  expect(menus.filter((text) => text.length > maxPageLength)).toEqual([]);
  const codes = JSON.stringify(messages).match(/(?<=\*|\bSTOP (?:to|au) )\d{4}\b/g);
  expect(new Set(codes)).toEqual(new Set(['3355', '5050']));
});
