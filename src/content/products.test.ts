import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Product } from './types';

const pages = import.meta.glob<Product>(
  ['./*/products/*.ts', '!./*/products/{index,*-drawings}.ts'],
  { eager: true, import: 'default' },
);

const webhooks = Object.entries(pages).flatMap(([page, { illustration, detail }]) =>
  [illustration, detail].flatMap((drawing) =>
    drawing?.kind === 'code'
      ? drawing.parts
          .filter(({ code }) => /signature/i.test(code))
          .map((part) => ({ page, ...part }))
      : [],
  ),
);

test.each(webhooks)('an integrator can verify the signature on $page', ({ label, code }) => {
  const [headers = '', body = ''] = code.split('\n\n');
  const secret = label.match(/secret [“«]\s?(\w+)/)?.[1] ?? '';
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  expect(headers.split('\n')).toContain(`X-Signature: sha256=${signature}`);
  expect(JSON.parse(body)).toBeTypeOf('object');
});
