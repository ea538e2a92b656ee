import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { positions } from '@/content/en/positions';
import { address, answerJobs, makeJob, openAt } from '@tests/support/test-jobs';
import { OpenPositions } from './open-positions';

const { filter } = positions;

const jobs = [
  makeJob(1, { title: 'VAS Engineer', requirements: 'SMPP\nUSSD gateways' }),
  makeJob(2, { title: 'Fintech Architect', department: 'Fintech' }),
  makeJob(3, { title: 'Messaging Engineer', location: 'Yaoundé, Cameroon' }),
  makeJob(4, { title: 'Launch Manager', department: 'Delivery', employment_type: 'contract' }),
];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  answerJobs(jobs);
});

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

async function setup(start = '/') {
  openAt(
    start,
    <>
      <OpenPositions texts={positions} />
      <BackButton />
    </>,
  );
  await screen.findByRole('searchbox');
  return userEvent.setup();
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));

test('a visitor finds words anywhere in a posting, whatever their case and accents', async () => {
  const user = await setup();
  const search = screen.getByRole('searchbox', { name: filter.search });
  await user.type(search, 'ussd');
  expect(await screen.findByText(positions.found(1, 4))).toBeVisible();
  expect(titles()).toEqual(['VAS Engineer']);
  expect(address()).toBe('/?q=ussd');

  await user.clear(search);
  await user.type(search, ' “YAOUNDE”, (engineer). -');
  // The intermediate lists contain it as well.
  await vi.waitFor(() => expect(titles()).toEqual(['Messaging Engineer']), 5000);
});

test.each([
  ['engineers', ['VAS Engineer', 'Messaging Engineer']],
  ['Mannagers', ['Launch Manager']],
  ['gateway', ['VAS Engineer']],
])('a visitor who writes %s finds what is meant', async (written, found) => {
  await setup(`/?q=${written}`);
  expect(await screen.findByText(positions.found(found.length, 4))).toBeVisible();
  expect(titles()).toEqual(found);
});

test('a visitor narrows the list, sees how many each option would leave, and can share the address', async () => {
  const user = await setup('/?page=2');
  const department = screen.getByRole('combobox', { name: filter.facets.department.label });
  expect([...department.children].map((option) => option.textContent)).toEqual([
    filter.facets.department.all,
    filter.option('Delivery', 1),
    filter.option('Engineering', 2),
    filter.option('Fintech', 1),
  ]);

  await user.selectOptions(department, 'Engineering');
  expect(await screen.findByText(positions.found(2, 4))).toBeVisible();
  expect(address()).toBe('/?department=Engineering');
  expect(
    screen.getByRole('option', { name: filter.option(positions.employmentTypes.contract, 0) }),
  ).toBeInTheDocument();

  await user.selectOptions(
    screen.getByRole('combobox', { name: filter.facets.location.label }),
    'Yaoundé, Cameroon',
  );
  expect(titles()).toEqual(['Messaging Engineer']);

  back();
  expect(await screen.findByText(positions.found(2, 4))).toBeVisible();
  expect(department).toHaveValue('Engineering');
  back();
  expect(await screen.findByText(positions.found(4, 4))).toBeVisible();
});

test('a visitor whose search finds nothing is told so and can return to the full list', async () => {
  const user = await setup('/?q=astronaut&department=Space&utm_source=mail');
  expect(screen.getByRole('status')).toHaveTextContent(positions.found(0, 4));
  expect(titles()).toEqual([]);
  expect(screen.getByRole('combobox', { name: filter.facets.department.label })).toHaveValue(
    'Space',
  );

  await user.click(screen.getByRole('button', { name: filter.reset }));
  expect(await screen.findByText(positions.found(4, 4))).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(address()).toBe('/?utm_source=mail');
  expect(screen.getByRole('region', { name: positions.results(1, 1) })).toHaveFocus();
  expect(screen.queryByRole('button', { name: filter.reset })).not.toBeInTheDocument();
});

test('Enter in the search field moves the focus to the results', async () => {
  const user = await setup();
  await user.type(screen.getByRole('searchbox'), 'manager{Enter}');
  expect(address()).toBe('/?q=manager');
  expect(screen.getByRole('region', { name: positions.results(1, 1) })).toHaveFocus();
});
