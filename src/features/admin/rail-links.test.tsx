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
};

test.for([
  ['joined today', 'Welcome, Ada Obi', true],
  ['joined before', 'Welcome back, ada@example.com', false],
] as const)('a colleague who %s reads “%s”', ([, line, isNew]) => {
  render(
    <StaffUserContext value={{ ...user, isNew }}>
      <Welcome className="" />
    </StaffUserContext>,
  );
  expect(screen.getByText(line)).toBeVisible();
});
