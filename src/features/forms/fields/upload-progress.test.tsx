import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formParts } from '@/content/en/form-parts';
import { render } from '@tests/support/with-texts';
import { UploadProgress } from './upload-progress';

const { submission: texts } = formParts;

test('a visitor sees the progress of an upload on a page that the browser translates', () => {
  const { rerender } = render(<UploadProgress texts={texts} share={0.06} />);
  const shown = screen.getByText(texts.uploading(6));
  // As a translator does.
  const font = document.createElement('font');
  font.append(...shown.childNodes);
  shown.append(font);
  rerender(<UploadProgress texts={texts} share={0.5} />);
  expect(screen.getByText(texts.uploading(50))).toBeVisible();
  expect(screen.queryByText(texts.uploading(6))).toBeNull();
});
