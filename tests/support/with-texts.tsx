import { render as renderBare, type RenderOptions } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { TextsContext } from '@/components/texts';
import { common } from '@/content/en/common';

export function WithTexts({ children }: { children: ReactNode }) {
  return <TextsContext value={common}>{children}</TextsContext>;
}

export function render(
  element: ReactElement,
  { wrapper: Wrapper, ...options }: RenderOptions = {},
) {
  return renderBare(element, {
    ...options,
    wrapper: ({ children }) => (
      <WithTexts>{Wrapper ? <Wrapper>{children}</Wrapper> : children}</WithTexts>
    ),
  });
}
