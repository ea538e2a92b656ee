import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { texts } from '@/content/en';
import { render } from '@tests/support/with-texts';
import { SecurityPage } from './security-page';

const security = await texts.security();

test('a visitor finds certificates and the status address only once they are filled in', () => {
  const { unmount } = render(<SecurityPage texts={security} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(security.certificates)).toBeNull();
  expect(screen.queryByText(security.statusAddress)).toBeNull();
  unmount();

  const facts = {
    certificates: [{ name: 'ISO/IEC 27001', url: 'https://example.org/certificate' }],
    statusUrl: 'https://status.example.org',
  };
  render(<SecurityPage texts={security} facts={facts} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'ISO/IEC 27001' })).toHaveAttribute(
    'href',
    'https://example.org/certificate',
  );
  expect(screen.getByRole('link', { name: security.statusAddress })).toHaveAttribute(
    'href',
    'https://status.example.org',
  );
});
