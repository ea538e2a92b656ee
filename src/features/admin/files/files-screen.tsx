import { adminFiles } from '@/content/en/admin-files';
import { useStartAtTop } from '../ui/use-start-at-top';
import { LargestFiles } from './largest-files';
import { RoomSection } from './room-section';

/** How much room is left, and whose files take it. */
export function FilesScreen() {
  useStartAtTop();
  return (
    <div className="mx-auto max-w-4xl">
      <h2 className="pb-3 text-heading">{adminFiles.title}</h2>
      <RoomSection />
      <LargestFiles />
    </div>
  );
}
