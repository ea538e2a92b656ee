import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListValue } from './record-cells';

test('staff see a number in the list, zero too', () => {
  render(<ListValue name="lines" kind="number" value={0} />);
  expect(document.body).toHaveTextContent(/^0$/);
});
