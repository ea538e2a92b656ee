import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaffUserContext, type StaffUser } from './ui/staff-user';
import { Welcome } from './rail-links';

const user: StaffUser = {
  id: 'u-1',
  email: 'ada@example.com',
  role: 'sales',
  name: 'Ada Obi',
  jobTitle: null,
  phone: null,
  tables: [],
  isNew: true,
};

test('a colleague who joined today is welcomed by name', () => {
  render(
    <StaffUserContext value={user}>
      <Welcome className="" />
    </StaffUserContext>,
  );
  expect(screen.getByText('Welcome, Ada Obi')).toBeVisible();
});
