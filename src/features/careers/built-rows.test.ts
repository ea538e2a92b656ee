import { expect, test } from 'vitest';
import { makeJob } from '@tests/support/test-jobs';
import { builtRowsBlock } from './built-rows';

test('a posting that is built into a page cannot end its block', () => {
  const posting = makeJob(1, { title: 'VAS </script> Engineer' });
  const block = builtRowsBlock({ posting });
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(block.replace(/^[^>]*>|<[^<]*$/g, ''))).toEqual({ posting });
});
