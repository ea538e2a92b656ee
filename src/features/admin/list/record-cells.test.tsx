import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListValue } from './record-cells';

test('an admin sees a number in the list, even zero', () => {
  render(<ListValue name="lines" kind="number" value={0} />);
  expect(document.body).toHaveTextContent(/^0$/);
});
