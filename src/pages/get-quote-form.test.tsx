import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { textsIn } from '@/content/languages';
import { requestChange, changeRequestOf } from '@/features/forms/submission/change-request';
import { outbox } from '@/features/forms/submission/outbox';
import type { Submission } from '@/features/forms/submission/outbox/types';
import { noteVisit } from '@/lib/visit';
import { fillForm } from '@tests/support/fill-form';
import { recordSubmissions } from '@tests/support/network';
import { render } from '@tests/support/with-texts';
import { GetQuoteForm } from './get-quote-form';

const texts = await textsIn.en.quoteForm();
const { fields } = texts;

afterEach(() => noteVisit({ page: '', search: '' }));

function openForm(address: string) {
  const sent = recordSubmissions();
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <GetQuoteForm title="The form" texts={texts} />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const service = () => screen.getByLabelText<HTMLSelectElement>(fields.serviceType.label);
  async function send() {
    fillForm();
    await user.click(screen.getByRole('button', { name: texts.submit }));
    await screen.findByRole('heading', { name: texts.done.title });
    return sent.at(-1)?.body;
  }
  return { user, unmount, service, send };
}

test('a visitor who comes from a product’s page finds its service chosen, unless they have chosen one before', async () => {
  const first = openForm('/get-quote?product=vas');
  await waitFor(() => expect(first.service()).toHaveValue('Value-Added Services (VAS)'));
  first.unmount();

  const second = openForm('/get-quote?product=ai');
  await waitFor(() => expect(second.service()).toHaveValue('AI-Based Solutions'));
  await second.user.selectOptions(second.service(), 'Custom Solution');
  second.unmount();

  const third = openForm('/get-quote?product=fintech');
  expect(await screen.findByText(texts.asked.quote('Fintech Solutions'))).toBeVisible();
  expect(await third.send()).toMatchObject({ service_type: 'Custom Solution' });
});

test('a waiting request that is corrected on a later visit keeps its source and product', async () => {
  const source = { first_page: '/products/iot', utm_source: 'newsletter', product: 'iot' };
  const waiting = {
    id: '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11',
    row: { ...source, wants_demo: true, seconds_to_fill: 40 },
    writtenAt: Date.now(),
  } as unknown as Submission;
  vi.spyOn(outbox, 'find').mockResolvedValue(waiting);
  noteVisit({ page: '/get-quote', search: '?utm_source=other&utm_campaign=other' });
  const { send } = openForm('/get-quote');
  const values = { serviceType: 'Enterprise Solutions' };
  act(() => requestChange(changeRequestOf(waiting, { name: 'quote', page: '/get-quote', values })));
  const row = await send();
  expect(row).toMatchObject({ ...source, wants_demo: true });
  expect(row).not.toHaveProperty('utm_campaign');
  expect(row?.['seconds_to_fill']).toBeGreaterThanOrEqual(40);
});
