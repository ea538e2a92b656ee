import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { forgetInputs, PreserveInputs, rememberInputs } from './preserve-inputs';

function Form() {
  const [search, setSearch] = useState('');
  return (
    <form aria-label="enquiry">
      <label>
        Search <input name="q" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <output>{search}</output>
      <label>
        Details <textarea name="details" />
      </label>
      <label>
        Country
        <select name="country">
          <option value="">Choose</option>
          <option value="ng">Nigeria</option>
        </select>
      </label>
      <label>
        <input type="checkbox" name="terms" /> Agreed
      </label>
      <PreserveInputs />
    </form>
  );
}

const app = (
  <Suspense>
    <Form />
  </Suspense>
);

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  forgetInputs();
  document.body.innerHTML = '';
});

function fillInPrerendered() {
  document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
  const container = document.querySelector('#root') as HTMLElement;
  rememberInputs(container);
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value = 'engineer';
  const details = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
  details.value = 'Ring-back tones';
  screen.getByRole<HTMLSelectElement>('combobox').value = 'ng';
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  details.focus();
  details.setSelectionRange(4, 9);
  return container;
}

async function hydrate(container: HTMLElement) {
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) });
  });
  return errors;
}

function expectPreserved() {
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('engineer');
  expect(screen.getByRole('status')).toHaveTextContent('engineer');
  const details = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
  expect(details).toHaveValue('Ring-back tones');
  expect(screen.getByRole('combobox')).toHaveValue('ng');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(details).toHaveFocus();
  expect([details.selectionStart, details.selectionEnd]).toEqual([4, 9]);
}

test('a visitor keeps text typed before React rendered a modified page again', async () => {
  const container = fillInPrerendered();
  const prerenderedSelect = screen.getByRole('combobox');
  for (const input of container.querySelectorAll('input')) {
    input.after(document.createElement('div'));
  }
  expect(await hydrate(container)).toHaveLength(1);
  expect(screen.getByRole('combobox')).not.toBe(prerenderedSelect);
  expectPreserved();
  expect(container.querySelector('div')).toBeNull();
});
